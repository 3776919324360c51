/// The scripts that determine the point at which a finger or a mouse reaches an element.
enum ReachScript {
  /// The script that takes an element, and returns true if a finite animation is running on the element or on an
  /// element around it.
  static let isMoving = moving + "return isMoving(arguments[0]);"

  /// The definition of the function that `isMoving` calls, for scripts that do more.
  static let moving = """
    const isMoving = element => document.getAnimations().some(({effect, playState}) => playState === "running"
      && effect?.target?.contains(element) && Number.isFinite(effect.getComputedTiming().endTime));

    """

  /// The script that takes an element, scrolls it into view, and returns the reachable point in its middle.
  ///
  /// The result includes the part of the element's box that is in the window. If no point is reachable, the result is a
  /// text with the reason: `hidden`, or `covered by …`.
  static let find = looking + "return arrive(arguments[0]);"

  /// The script that takes two elements, scrolls both into view at once, and returns the result of `find` for each.
  static let findBoth =
    looking + """
      const [first, second] = arguments;
      const there = arrive(second);
      const here = arrive(first);
      // The way to the first may have taken the second out of the window.
      return [here, typeof there === "string" ? there : look(second)];
      """

  private static let looking = """
    const look = (element, block) => {
      if (block) element.scrollIntoView({block, inline: "nearest", behavior: "instant"});
      const box = [...element.getClientRects()].find(one => one.width * one.height) ?? element.getBoundingClientRect();
      if (box.width * box.height === 0) return "hidden";
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [upper, lower] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (left >= right || upper >= lower) return "outside";
      const [x, y] = [left / 2 + right / 2, upper / 2 + lower / 2];
      let top = document.elementFromPoint(x, y);
      while (top?.shadowRoot?.elementFromPoint(x, y) && top.shadowRoot.elementFromPoint(x, y) !== top)
        top = top.shadowRoot.elementFromPoint(x, y);
      return top && (element.contains(top) || top.contains(element) && top.tagName === "LABEL")
        ? {x: Math.floor(x), y: Math.floor(y), width: right - left, height: lower - upper,
          windowWidth: innerWidth, windowHeight: innerHeight}
        : "covered by " + (top?.outerHTML.slice(0, 100) ?? "nothing");
    };
    const arrive = element => {
      const nearest = look(element, "nearest");
      // A bar that stays may lie over the edge to which the page was scrolled.
      return typeof nearest === "string" && nearest !== "hidden" ? look(element, "center") : nearest;
    };

    """
}
