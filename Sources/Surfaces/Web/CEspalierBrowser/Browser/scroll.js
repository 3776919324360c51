// Views that scroll to where the app says (`data-offset`), and report where a person has scrolled them. Loaded when there
// first is such a view (`data-module`).
const PAUSE = 120; // milliseconds without a scroll
const path = `./${import.meta.url.split("/").pop()}`;
const isOurs = (element) => element.dataset?.module === path;
const reported = new WeakMap(); // the last offsets that were reported: as answers, they are nothing to scroll to
const waiting = new WeakMap();

// From where reading begins, on either side.
const sign = (view) => (getComputedStyle(view).direction === "rtl" ? -1 : 1);
const offsetOf = (view) => [sign(view) * view.scrollLeft, view.scrollTop].map((length) => Math.round(length) || 0).join(" ");

const follow = (view) => {
  const { offset } = view.dataset;
  if (!offset || reported.get(view)?.includes(offset)) return;
  const [x, y] = offset.split(" ").map(Number);
  view.scrollTo({ left: sign(view) * x, top: y, behavior: "instant" });
};
const followAll = (root) => {
  if (isOurs(root)) follow(root);
  root.querySelectorAll?.("[data-offset]").forEach((view) => isOurs(view) && follow(view));
};

new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records) {
    if (type === "attributes") isOurs(target) && follow(target);
    else addedNodes.forEach(followAll);
  }
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-offset"] });
followAll(document.body);

document.addEventListener("scroll", ({ target }) => {
  // A view that is a row itself may raise other events alone.
  if (!isOurs(target) || !/\bseen:/.test(target.dataset.on)) return;
  clearTimeout(waiting.get(target));
  waiting.set(target, setTimeout(() => {
    const value = offsetOf(target);
    const last = reported.get(target) ?? [];
    if (last.at(-1) === value) return;
    reported.set(target, [...last, value].slice(-8));
    target.dispatchEvent(new CustomEvent("espalier", { bubbles: true, detail: { kind: "seen", value } }));
  }, PAUSE));
}, true);
