// The end of a session
// Never a loop: a page reloaded so within a minute says so instead.

let ended = false;

const end = () => {
  if (ended) return;
  ended = true;
  hangUp();
  try {
    check(!(now() - sessionStorage["espalier-reloaded"] < 60_000));
    sessionStorage["espalier-reloaded"] = now();
    leave();
  } catch {
    say(words("ended"));
  }
};
