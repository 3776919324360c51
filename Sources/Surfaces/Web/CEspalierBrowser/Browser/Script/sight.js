// Coming into sight

import { on } from "./surroundings.js";
import { handlers } from "./edits.js";
import { raise } from "./events.js";
import { open } from "./modals.js";

export const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      raise("seen", target);
    }
  },
  { rootMargin: "800px", scrollMargin: "800px" },
);
export const watch = (element) => {
  if (handlers(element).seen) sight.observe(element);
  if (element.dataset.module) import(element.dataset.module);
};

export const greet = (element) => {
  if (element.matches("dialog[data-modal]")) open(element);
  watch(element);
};

// What modules have to tell.
on(document, "espalier", ({ target, detail }) => raise(detail.kind, target, detail.value));
