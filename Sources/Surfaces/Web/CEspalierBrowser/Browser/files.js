// Files that are chosen or dropped: each is sent by itself, one after the other, in pieces that the server acknowledges. A line
// that breaks, or a server that ends, is waited for, and the file goes on from what the server has. Loaded when a place for files
// comes (`data-module`).
(() => {
  const PIECE = 1_048_576;
  // Tries without progress on a page that is live, and milliseconds in which nothing of a piece goes.
  const PATIENCE = 10;
  const SILENCE = 15_000;
  // A name may have been cut off inside of a character; the half that is left cannot be encoded.
  const HALVES = /\p{Surrogate}/gu;
  // Those that are not with the server as a whole: a page that goes tells the next one, which names them.
  const unsent = new Set();
  let uploads = Promise.resolve();
  let uploading = null;

  const isLive = () => {
    const { dataset, classList } = document.documentElement;
    return dataset.espalier === "live" && !classList.contains("offline");
  };
  const name = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  // The address that a file of an element goes to; nothing where none is taken.
  const uploadOf = (element) => {
    const file = element.dataset.on?.match(/(?:^| )file:(\d+)/)?.[1];
    const { id, element: root } = espalier.nodeOf(element) ?? {};
    return file && { root, token: espalier.token, url: `${espalier.base}-/upload/${id}/${file}` };
  };
  // A page that was made again has another element under the same key.
  const placeOf = ({ element, key }) =>
    element.isConnected ? element : key && document.querySelector(`[data-key="${CSS.escape(key)}"]`);

  const show = (upload, loaded) => {
    const place = placeOf(upload);
    const { root } = (place && uploadOf(place)) ?? {};
    if (!root) return;
    upload.root = root;
    for (const part of root.querySelectorAll("[data-progress], [data-cancel]")) part.hidden = loaded === null;
    const stop = root.querySelector("[data-cancel]");
    if (stop) stop.textContent = espalier.words("stopUpload");
    const meter = root.querySelector("[data-progress]");
    if (!meter) return;
    meter.ariaLabel = espalier.words("upload");
    if (loaded !== null) [meter.max, meter.value] = [upload.file.size, loaded];
    meter.ariaBusy = upload.isWaiting ? "true" : null;
  };

  const sayFailed = (file, message) =>
    espalier.say(`${file.name}: ${message ?? espalier.words("uploadFailed")}`, 10_000);

  // Sends a piece, or asks how much the server has; 0 is the status where there was no answer.
  const send = (method, upload, from, to) => new Promise((finish) => {
    const place = placeOf(upload);
    const { url, token } = (place && uploadOf(place)) ?? {};
    if (!url) return finish(null);
    const request = (upload.request = new XMLHttpRequest());
    // A line that has fallen silent says nothing by itself. Once all is sent a handler may take its time.
    const giveUp = () => request.abort();
    let silence;
    const listen = (isOn) => {
      clearTimeout(silence);
      if (isOn) silence = setTimeout(giveUp, SILENCE);
    };
    listen(to > from);
    addEventListener("offline", giveUp);
    request.upload.onprogress = ({ loaded }) => {
      listen(true);
      if (placeOf(upload)) show(upload, from + loaded);
      else giveUp();
    };
    // A line may end with the last bytes on it. Where a handler is at work, asking says so.
    request.upload.onload = () => listen(true);
    request.onloadend = () => {
      listen(false);
      removeEventListener("offline", giveUp);
      finish({ status: request.status, ...request.response });
    };
    request.open(method, `${url}/${upload.name}`);
    request.responseType = "json";
    const { file } = upload;
    const header = (name, value) => request.setRequestHeader(name, value);
    header("X-Espalier-Page", token);
    header("X-Espalier-File", encodeURIComponent(file.name.replace(HALVES, "\ufffd")));
    if (method === "PUT") {
      header("Content-Type", "application/octet-stream");
      const piece = to > from ? `${from}-${to - 1}` : "*";
      header("Content-Range", `bytes ${piece}/${file.size}`);
    }
    request.send(to > from ? file.slice(from, to) : null);
  });

  const pause = (upload, tries) => new Promise((go) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener("online", wake);
      go();
    };
    const timer = setTimeout(wake, Math.min(4_000, 250 * 2 ** tries) * (0.5 + Math.random()));
    addEventListener("online", wake);
    upload.wake = wake;
  });

  const carry = async (upload) => {
    const { file } = upload;
    let [has, tries, isSure] = [0, 0, true];
    show(upload, 0);
    while (!upload.isStopped) {
      const to = isSure ? Math.min(file.size, has + PIECE) : has;
      const answer = await send("PUT", upload, has, to);
      // Its place has gone for good where there is no key to find another by.
      if (upload.isStopped || !(upload.key || placeOf(upload))) break;
      const { status, message } = answer ?? {};
      if (status === 204) return;
      if (status === 202) {
        const goesOn = answer.has > has || !isSure;
        if (answer.has > has) tries = 0;
        has = answer.has;
        isSure = has < file.size;
        if (!isSure) unsent.delete(file);
        upload.isWaiting = false;
        show(upload, has);
        if (isSure && goesOn) continue;
        // The server has all, and its handler is at work: it is asked again.
        if (!isSure) {
          await pause(upload, 2);
          continue;
        }
      } else {
        // A page that was made again may still be loading when it is asked who takes the file.
        const isOver = answer && ![0, 400, 410, 502, 504, isSure ? 0 : 409].includes(status);
        if (isOver || (tries >= PATIENCE && isLive())) {
          sayFailed(file, message);
          break;
        }
        isSure = false;
        upload.isWaiting = true;
        show(upload, has);
      }
      await pause(upload, tries);
      // As long as the line is down nobody loses patience: the file is still there.
      if (isLive()) tries += 1;
    }
    // Whatever the server has of it is let go of.
    send("DELETE", upload);
  };

  const post = async (element, key, file) => {
    if (placeOf({ element, key })) {
      const upload = (uploading = { element, key, file, name: name() });
      await carry(upload);
      show(upload, null);
      uploading = null;
    } else sayFailed(file);
    unsent.delete(file);
  };

  const upload = (element, files) => {
    const { key } = element.dataset;
    for (const file of files) {
      unsent.add(file);
      // Whatever becomes of one, the next is sent.
      uploads = uploads.then(() => post(element, key, file)).catch(() => sayFailed(file));
    }
  };
  addEventListener("espalier-leave", ({ detail }) => detail.push(...[...unsent].map(({ name }) => name)));

  document.addEventListener("change", ({ target }) => {
    if (target.type !== "file" || !uploadOf(target)) return;
    upload(target, [...target.files]);
    target.value = "";
  });

  document.addEventListener("click", ({ target }) => {
    const stop = target.closest?.("[data-cancel]");
    if (!stop || !uploading?.root?.contains(stop)) return;
    uploading.isStopped = true;
    uploading.request?.abort();
    uploading.wake?.();
  });

  for (const type of ["dragover", "dragleave", "drop"]) {
    document.addEventListener(type, (event) => {
      const zone = event.target.closest?.("[data-drop]");
      if (!zone || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      zone.classList.toggle("dropping", type === "dragover");
      if (type === "drop") upload(zone.querySelector("[data-on*='file:']") ?? zone, [...event.dataTransfer.files]);
    });
  }
})();
