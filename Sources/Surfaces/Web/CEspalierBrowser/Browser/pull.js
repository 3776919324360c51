// Pulling a screen down at its top with a finger refreshes it, as its button does. Loaded when the screen in sight has
// such a button (`data-module`).
const FAR = 96; // a pull of so many pixels counts
const path = `./${import.meta.url.split("/").pop()}`;
const button = () =>
  [...document.querySelectorAll(`[data-module="${path}"]`)].find((one) => one.checkVisibility() && !one.closest("[inert]"));

let start = null; // the height at which the finger came down, nothing while it pulls nothing
let pulled = 0;

const show = (distance) => {
  pulled = distance;
  const main = document.querySelector(".frame");
  if (main) main.style.translate = distance > 0 ? `0 ${Math.min(distance, 2 * FAR) / 2}px` : "";
};

const begins = (event) =>
  event.touches.length === 1 && scrollY <= 0 && !document.querySelector("dialog[open]") && button() &&
  // What scrolls by itself below the finger is scrolled, not pulled.
  !event.target.closest?.("input, textarea, select, [contenteditable]");

document.addEventListener("touchstart", (event) => {
  start = begins(event) ? event.touches[0].clientY : null;
  // The browser's own pull would load the page anew.
  document.documentElement.style.overscrollBehaviorY = button() ? "contain" : "";
}, { passive: true });

document.addEventListener("touchmove", (event) => {
  if (start === null) return;
  if (event.touches.length > 1 || scrollY > 0) {
    start = null;
    return show(0);
  }
  show(event.touches[0].clientY - start);
}, { passive: true });

const end = (counts) => {
  if (start === null) return;
  start = null;
  const isFar = pulled >= FAR;
  show(0);
  const one = button();
  if (counts && isFar && one?.getAttribute("aria-busy") !== "true") one?.click();
};
document.addEventListener("touchend", () => end(true));
document.addEventListener("touchcancel", () => end(false));
