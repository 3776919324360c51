/// The scripts that keep a tap from whatever has taken the place of an element.
///
/// A page may move an element between the moment in which its position is read and the moment in which the pointer
/// arrives there. The tap would then go to another element, and the test would wait in vain. Playwright guards its
/// clicks in the same way.
enum TapScript {
  /// The script that takes an element and a Boolean value, and returns true while a finite animation moves the element,
  /// unless the Boolean value is true. Otherwise, it guards the next tap: the events of a tap that does not go to the
  /// element, or to its label, do not reach the page.
  static let guarding =
    ReachScript.moving + """
      const [element, atOnce] = arguments;
      if (isMoving(element) && !atOnce) return true;
      const types = ["pointerdown", "touchstart", "mousedown", "pointerup", "touchend", "mouseup", "click"];
      const state = {hasMissed: false};
      const guard = event => {
        if (!event.isTrusted) return;
        const path = event.composedPath();
        if (!path.includes(element) && !path.some(one => one.tagName === "LABEL" && one.contains(element)))
          state.hasMissed = true;
        if (!state.hasMissed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      for (const type of types) addEventListener(type, guard, {capture: true, passive: false});
      state.end = () => { for (const type of types) removeEventListener(type, guard, {capture: true}); };
      globalThis[Symbol.for("espalier tap")]?.end();
      globalThis[Symbol.for("espalier tap")] = state;
      return false;
      """

  /// The script that ends the guard, and returns true if the tap went elsewhere.
  static let hasMissed = """
    const state = globalThis[Symbol.for("espalier tap")];
    state?.end();
    delete globalThis[Symbol.for("espalier tap")];
    return state?.hasMissed ?? false;
    """
}
