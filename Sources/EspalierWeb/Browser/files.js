// Files that are chosen or dropped: each is posted by itself, one after the other. Loaded when a place for files comes
// (`data-module`).
(() => {
  let uploads = Promise.resolve();
  let uploading = null;

  const post = (element, file) => {
    if (!element.isConnected) return;
    const { root, url, token } = espalier.uploadOf(element);
    const request = new XMLHttpRequest();
    const meter = root.querySelector("[data-progress]");
    const hide = (hidden) => {
      for (const part of root.querySelectorAll("[data-progress], [data-cancel]")) part.hidden = hidden;
    };
    const fail = () =>
      espalier.say(`${file.name}: ${request.response?.message ?? espalier.words("uploadFailed")}`, 10_000);
    request.upload.onprogress = ({ loaded, total }) => {
      if (!element.isConnected) request.abort();
      else if (meter) [meter.max, meter.value] = [total, loaded];
    };
    request.onerror = fail;
    request.onload = () => request.status < 300 || fail();
    request.open("POST", url);
    request.responseType = "json";
    const header = (name, value) => request.setRequestHeader(name, value);
    header("Content-Type", "application/octet-stream");
    header("X-Espalier-Page", token);
    header("X-Espalier-File", encodeURIComponent(file.name));
    uploading = { request, root };
    hide(false);
    request.send(file);
    return new Promise((finish) => {
      request.onloadend = () => {
        uploading = null;
        hide(true);
        finish();
      };
    });
  };

  const upload = (element, files) => {
    for (const file of files) uploads = uploads.then(() => post(element, file));
  };

  document.addEventListener("change", ({ target }) => {
    if (target.type !== "file" || !espalier.uploadOf(target)) return;
    upload(target, [...target.files]);
    target.value = "";
  });

  document.addEventListener("click", ({ target }) => {
    const stop = target.closest?.("[data-cancel]");
    if (stop && uploading?.root.contains(stop)) uploading.request.abort();
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
