// The status line

import { after, stop } from "./surroundings.js";

const status = document.getElementById("espalier-status");
export const words = (name) => status?.dataset[name];
const losses = new Map(); // names of what was lost stand beside what else is said
let spoken = "";
const speak = () => {
  const lost = [...losses].map(([word, names]) => `${words(word)} ${[...names].join(", ")}`);
  if (status) status.textContent = [spoken, ...lost].filter(Boolean).join(" \u00b7 ");
};
export const say = (text, wait) => {
  stop("hush");
  spoken = text;
  speak();
  if (wait) after(wait, "hush", () => say(""));
};
// What did not survive is told by name.
export const nameOf = (element) => {
  const label = element.labels?.[0];
  const text = element.ariaLabel ?? (label?.querySelector(".name") ?? label ?? element).innerText;
  return text?.trim().slice(0, 60) || (element.parentElement ? nameOf(element.parentElement) : "");
};
export const sayNames = (word, all) => {
  const names = all.filter(Boolean);
  if (!names[0]) return;
  losses.set(word, new Set([...(losses.get(word) ?? []), ...names]));
  speak();
  after(20_000, "losses", () => (losses.clear(), speak()));
};
