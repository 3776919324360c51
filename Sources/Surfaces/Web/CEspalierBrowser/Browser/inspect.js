// A click with Alt and Shift opens the inspector's page of the element, with the lines of code that made it. Only a server with
// an inspector in a debug build has this.
(() => {
  const { inspector, page } = document.currentScript.dataset;
  const lead = (event) => {
    const node = event.altKey && event.shiftKey && espalier.nodeOf(event.target);
    if (!node) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const control = event.target.closest("[data-on]");
    const element = espalier.nodeOf(control) === node && control.dataset.on.match(/:(\d+)/)?.[1];
    open(`${inspector}/pages/${page}/elements/${node.id}/${element || 0}`, "_blank", "noopener");
  };
  // Before everything else that hears of clicks.
  addEventListener("click", lead, true);
})();
