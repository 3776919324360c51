// The end of a session
// Never a loop: a page reloaded so within a minute says so instead.

let ended = false;

const end = (op) => {
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
