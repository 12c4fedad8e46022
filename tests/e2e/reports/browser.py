"""A page in headless Chromium, spoken to over a pipe (Chrome DevTools Protocol), so that what it logs and asks the network for is seen and not guessed.

    with Browser() as b:
        page = b.open("r.html")           # waits for load
        page.js("document.title")         # the value of an expression
        page.look(width=360, dark=True)   # how it is looked at from now on
        page.problems                     # errors, warnings, exceptions, and every request but the page itself
"""
import base64, fcntl, json, os, pathlib, select, shutil, subprocess, tempfile, time


def program():
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Browser:
    def __enter__(self):
        self.home, self.id, self.rest, self.pages = tempfile.mkdtemp(), 0, b"", {}
        down_read, self.down = os.pipe()
        self.up, up_write = os.pipe()

        def descend():  # it reads 3 and writes 4
            a, b = (fcntl.fcntl(fd, fcntl.F_DUPFD, 10) for fd in (down_read, up_write))
            os.dup2(a, 3), os.dup2(b, 4)

        flags = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-background-networking --disable-component-update --no-first-run --hide-scrollbars"
        self.log = open(self.home + "/log", "wb")
        self.process = subprocess.Popen([program(), *flags.split(), "--remote-debugging-pipe", "--user-data-dir=" + self.home + "/profile"], preexec_fn=descend, close_fds=False, stdout=self.log, stderr=self.log,
                                        env={**os.environ, "HOME": self.home})
        os.close(down_read), os.close(up_write)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.down), os.close(self.up), self.log.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def read(self, deadline):
        while b"\0" not in self.rest:
            if not select.select([self.up], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            piece = os.read(self.up, 1 << 16)
            if not piece:
                raise RuntimeError("the browser has ended: " + open(self.home + "/log", errors="replace").read()[-2000:])
            self.rest += piece
        message, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(message)
        if message.get("sessionId") in self.pages and "method" in message:
            self.pages[message["sessionId"]].happened(message["method"], message["params"])
        return message

    def call(self, method, session=None, **params):
        self.id += 1
        message = {"id": self.id, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        text = json.dumps(message).encode() + b"\0"
        while text:
            text = text[os.write(self.down, text):]
        deadline = time.monotonic() + 120
        while True:
            answer = self.read(deadline)
            if answer.get("id") == self.id:
                if "error" in answer:
                    raise RuntimeError(method + ": " + str(answer["error"]))
                return answer["result"]

    def open(self, path, script=True):
        return Page(self, pathlib.Path(path).absolute().as_uri(), script)


class Page:
    def __init__(self, browser, url, script):
        self.browser, self.url, self.problems, self.asked, self.loaded = browser, url, [], {}, False
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.pages[self.session] = self
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.look()
        self.call("Emulation.setScriptExecutionDisabled", value=not script)
        self.call("Page.navigate", url=url)
        while not self.loaded:
            browser.read(time.monotonic() + 120)

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def happened(self, method, params):
        if method == "Page.loadEventFired":
            self.loaded = True
        elif method == "Network.requestWillBeSent" and params["request"]["url"].split("#")[0] != self.url:
            self.problems.append("asks for " + params["request"]["url"])
            self.asked[params["requestId"]] = len(self.problems) - 1
        elif method == "Network.loadingFailed" and params["requestId"] in self.asked:
            self.problems[self.asked[params["requestId"]]] += ", blocked by " + params.get("blockedReason", "nothing")
        elif method == "Runtime.exceptionThrown":
            self.problems.append(str(params["exceptionDetails"]))
        elif method == "Runtime.consoleAPICalled":
            self.problems.append("console: " + str(params["args"]))
        elif method == "Log.entryAdded":
            self.problems.append(params["entry"]["level"] + ": " + params["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.problems.append("dialog: " + params["message"])
            self.browser.id += 1
            os.write(self.browser.down, json.dumps({"id": self.browser.id, "sessionId": self.session, "method": "Page.handleJavaScriptDialog", "params": {"accept": True}}).encode() + b"\0")

    def js(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(expression + ": " + str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def look(self, width=1280, height=900, dark=False, media=""):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", media=media, features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def key(self, key):
        code = {"Enter": 13, "Tab": 9}.get(key, 0)
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **({"text": "\r"} if key == "Enter" and kind == "keyDown" else {}))

    def picture(self, path, whole=True):
        with open(path, "wb") as f:
            f.write(base64.b64decode(self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"]))
