// Where a proxy lets no WebSocket through, the page goes on over plain requests: the answer to one brings the server's frames
// and does not end, and other requests, one after the other, take the browser's frames up.
(() => {
  if (espalier.hasLine) return;
  espalier.hasLine = true;
  const PATH = `${espalier.base}-/line`;
  // In bytes: how much one request takes up, unless one frame is larger, and how much browsers send to its end when the page
  // goes. They refuse to send more so.
  const LARGEST = 65_536;
  const KEPT_ALIVE = 60_000;
  const sizeOf = (text) => new Blob([text]).size;
  const TRIES = 4;
  const HIDDEN = 20_000;
  const NOTE = "espalier-line";

  // It is used as a WebSocket is.
  class Line {
    texts = [];
    parts = 0;
    stopping = new AbortController();

    constructor(heard) {
      this.heard = heard;
      this.read();
    }

    async read() {
      try {
        const { signal } = this.stopping;
        const answer = await fetch(PATH, { method: "POST", headers: { Accept: "text/event-stream" }, cache: "no-store", signal });
        const reader = answer.ok && answer.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let rest = ""; reader; ) {
          const { value, done } = await reader.read();
          if (done) break;
          const events = (rest + value).split("\n\n");
          rest = events.pop();
          events.forEach((event) => this.take(event));
        }
      } catch {
        // The end of the line says all.
      }
      this.end();
    }

    take(event) {
      const [, kind, data] = event.match(/^(?:event:(.*)\n)?data:([^]*)$/) ?? [];
      if (this.over || data === undefined) return;
      if (kind === "close") return this.end(JSON.parse(data));
      if (!kind) {
        this.heard();
        return this.onmessage?.({ data });
      }
      this.name = data;
      this.onopen?.();
      this.post();
    }

    send(text) {
      this.texts.push(text);
      this.post();
    }

    async post() {
      if (this.isPosting || this.over || !this.name || !this.texts[0]) return;
      this.isPosting = true;
      let size = 0;
      const isPart = (text, index) => (size += sizeOf(text)) <= LARGEST || index === 0;
      const count = this.texts.findIndex((text, index) => !isPart(text, index));
      const body = this.texts.splice(0, count < 0 ? this.texts.length : count).join("\n");
      const status = await this.put(body, ++this.parts, TRIES);
      this.isPosting = false;
      if (status === 204) this.post();
      else this.end({ code: status === 413 ? 1009 : 1006, reason: "" });
    }

    // A request whose answer is lost is sent again: the server knows it by its number.
    async put(body, part, tries) {
      const headers = { "Content-Type": "application/x-ndjson", "X-Espalier-Part": part };
      const answer = await fetch(`${PATH}/${this.name}`, { method: "POST", headers, body, keepalive: sizeOf(body) < KEPT_ALIVE }).catch(() => ({}));
      const isFinal = [204, 400, 403, 409, 410, 413, 415].includes(answer.status);
      if (isFinal || tries <= 1 || this.over) return answer.status;
      await new Promise((go) => setTimeout(go, 250));
      return this.put(body, part, tries - 1);
    }

    close() {
      this.end({ code: 1000, reason: "" });
    }

    end(closing = { code: 1006, reason: "" }) {
      if (this.over) return;
      this.over = true;
      this.stopping.abort();
      // As of a WebSocket, not before the caller has ended.
      setTimeout(() => this.onclose?.(closing));
    }
  }

  // What brought a frame last is tried first, then both by turns. A page that never had any begins with a WebSocket, one that
  // had is patient with it: a server that restarts has no line of any kind.
  let worked = null;
  try {
    worked = sessionStorage[NOTE] ?? null;
  } catch {
    // A tab may be forbidden to keep anything.
  }
  const note = (kind) => {
    if (worked === kind) return;
    worked = kind;
    try {
      if (kind === "plain") sessionStorage[NOTE] = kind;
      else delete sessionStorage[NOTE];
    } catch {
      // As above.
    }
  };
  if (document.documentElement.dataset.espalier === "live") note("socket");
  const isPlain = (attempts) => {
    if (worked === "plain") return attempts % 3 !== 2;
    return attempts >= (worked ? 4 : 1) && attempts % 2 === 1;
  };
  const direct = espalier.dial;
  espalier.dial = (attempts) => {
    if (isPlain(attempts)) return new Line(() => note("plain"));
    const socket = direct();
    socket.addEventListener("message", () => note("socket"), { once: true });
    return socket;
  };
  // The page has begun to wait for a WebSocket before this script came.
  if (worked !== "socket") espalier.connect();

  // A browser opens few connections to one server, and each of these lines is one: a page that nobody sees gives its own up.
  let hiding;
  let isAway = false;
  document.addEventListener("visibilitychange", () => {
    clearTimeout(hiding);
    if (isAway) espalier.connect();
    isAway = false;
    if (!document.hidden) return;
    hiding = setTimeout(() => {
      if (worked !== "plain" || !espalier.isSettled) return;
      isAway = true;
      espalier.disconnect();
    }, HIDDEN);
  });
})();
