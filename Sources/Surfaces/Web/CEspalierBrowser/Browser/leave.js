// Before a page is closed on which something is not saved, the browser asks, in its own words. Loaded when there first is
// such a thing (`data-module`).
addEventListener("beforeunload", (event) => {
  if (document.querySelector("[data-unsaved]")) event.preventDefault();
});
