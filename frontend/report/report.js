'use strict';
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
for (const e of all('.tools[hidden], .details[hidden]')) e.hidden = false;

// Several entry points: one is shown, the others wait.
const entries = all('.entry');
if (entries.length > 1) {
  const nav = document.createElement('nav');
  nav.setAttribute('role', 'tablist');
  nav.setAttribute('aria-label', 'entry points');
  const tabs = entries.map((entry, i) => {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.textContent = entry.querySelector('h2').textContent.replace(/^Entry point /, '');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', entry.id);
    tab.onclick = () => { location.hash = entry.id; };
    tab.onkeydown = (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) tabs[(i + step + tabs.length) % tabs.length].focus();
    };
    entry.setAttribute('role', 'tabpanel');
    nav.append(tab);
    return tab;
  });
  document.querySelector('main').prepend(nav);
  const choose = () => {
    const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    const chosen = (target && target.closest('.entry')) || entries[0];
    entries.forEach((entry, i) => {
      entry.hidden = entry !== chosen;
      tabs[i].setAttribute('aria-selected', entry === chosen);
      tabs[i].tabIndex = entry === chosen ? 0 : -1;
    });
    if (target && target !== chosen) target.scrollIntoView();
  };
  addEventListener('hashchange', choose);
  choose();
}

// Tables: a click on a column's head sorts by it, and again the other way round.
const key = (row, column) => {
  const cell = row.cells[column];
  return cell === undefined ? '' : cell.dataset.v !== undefined ? Number(cell.dataset.v) : cell.textContent;
};
for (const table of all('table.sortable')) {
  const heads = all('thead th', table), body = table.tBodies[0], collator = new Intl.Collator('en', { numeric: true });
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.onclick = () => {
      const numbers = head.classList.contains('n');
      const now = head.getAttribute('aria-sort');
      const down = now ? now === 'ascending' : numbers;
      heads.forEach((other) => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const rows = [...body.rows].map((row) => [key(row, column), row]);
      rows.sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(a, b)));
      if (down) rows.reverse();
      body.append(...rows.map(([, row]) => row));
    };
  });
}

// Rows whose text has the words.
const filter = (input) => {
  const wanted = input.value.toLowerCase();
  for (const row of all('tbody tr', document.getElementById(input.dataset.filter))) row.hidden = !row.textContent.toLowerCase().includes(wanted);
};
for (const input of all('input[data-filter]')) input.oninput = () => filter(input);
addEventListener('hashchange', () => { // a link leads to a row, whatever is filtered
  const row = document.getElementById(location.hash.slice(1));
  if (!row || !row.hidden) return;
  for (const input of all('input[data-filter]')) { input.value = ''; filter(input); }
  row.scrollIntoView();
});

// Graphs: colours, size, and what a box is, said beside the picture too, so that a keyboard reaches it.
for (const graph of all('.graph')) {
  const section = graph.closest('section'), svg = graph.querySelector('svg'), scale = section.querySelector('.scale'), details = section.querySelector('.details');
  const { width, height } = svg.viewBox.baseVal;
  let factor = 1;
  const zoom = (to) => {
    factor = Math.min(8, Math.max(0.05, to));
    svg.style.width = width * factor + 'px';
    svg.style.height = height * factor + 'px';
  };
  for (const button of all('[data-zoom]', section)) {
    button.onclick = () => {
      const by = button.dataset.zoom;
      zoom(by === 'fit' ? Math.min(1.5, (graph.clientWidth - 4) / width, (innerHeight * 0.8 - 4) / height) : by === '1:1' ? 1 : factor * Number(by));
    };
  }
  for (const radio of all('input[type=radio]', section)) {
    radio.onchange = () => { for (const e of [svg, scale]) e.setAttribute('class', (e === scale ? 'scale ' : '') + 'by-' + radio.value); };
  }
  // A large picture begins at its first kernel, small enough to see some of them; once it is seen at all.
  const begin = new ResizeObserver(() => {
    if (!graph.clientWidth) return;
    begin.disconnect();
    zoom(Math.max(0.6, Math.min(1, (graph.clientWidth - 4) / width)));
    const first = svg.querySelector('a.node rect');
    if (first) graph.scrollLeft = (Number(first.getAttribute('x')) + Number(first.getAttribute('width')) / 2) * factor - graph.clientWidth / 2;
  });
  begin.observe(graph);
  const tell = (event) => {
    const title = event.target.closest('.node, .line')?.querySelector('title');
    if (title) details.textContent = title.textContent;
  };
  details.textContent = 'Point at a box or a line, or move to it with the tab key.';
  svg.addEventListener('pointerover', tell);
  svg.addEventListener('focusin', tell);
}
