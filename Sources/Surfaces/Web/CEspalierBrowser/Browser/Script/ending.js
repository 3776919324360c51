// The end of a session
// Never a loop: a page reloaded so within a minute says so instead.

import { check, former, leave, now } from "./surroundings.js";
import { say, words } from "./status.js";
import { hangUp } from "./connection.js";

export let ended = false;

export const end = (op) => {
  if (ended) return;
  ended = op?.[1] ?? true;
  hangUp();
  try {
    // Whoever could not go on as a former page begins anew.
    check(former.fields || !(now() - sessionStorage["espalier-reloaded"] < 60_000));
    sessionStorage["espalier-reloaded"] = now();
    leave();
  } catch {
    say(words("ended"));
  }
};
