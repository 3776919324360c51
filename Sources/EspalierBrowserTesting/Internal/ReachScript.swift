/// The scripts that look whether and where a finger or a mouse reaches an element.
enum ReachScript {
  /// Takes an element, and answers whether an animation with an end is under way on it or on something around it.
  static let isMoving = """
    const [element] = arguments;
    return document.getAnimations().some(({effect, playState}) => playState === "running"
      && effect?.target?.contains(element) && Number.isFinite(effect.getComputedTiming().endTime));
    """

  /// Takes an element, brings it into sight, and answers the point of its middle that can be reached, or a text that says
  /// why there is none: `hidden`, or `covered by …`.
  static let find = """
    const [element] = arguments;
    const look = block => {
      element.scrollIntoView({block, inline: "nearest", behavior: "instant"});
      const box = [...element.getClientRects()].find(one => one.width * one.height) ?? element.getBoundingClientRect();
      if (box.width * box.height === 0) return "hidden";
      const x = Math.max(0, box.left) / 2 + Math.min(innerWidth, box.right) / 2;
      const y = Math.max(0, box.top) / 2 + Math.min(innerHeight, box.bottom) / 2;
      let top = document.elementFromPoint(x, y);
      while (top?.shadowRoot?.elementFromPoint(x, y) && top.shadowRoot.elementFromPoint(x, y) !== top)
        top = top.shadowRoot.elementFromPoint(x, y);
      return top && (element.contains(top) || top.contains(element) && top.tagName === "LABEL")
        ? {x: Math.floor(x), y: Math.floor(y)} : "covered by " + (top?.outerHTML.slice(0, 100) ?? "nothing");
    };
    const nearest = look("nearest");
    // A bar that stays may lie over the edge to which the page was scrolled.
    return typeof nearest === "string" && nearest.startsWith("covered") ? look("center") : nearest;
    """
}

extension DriverTab {
  /// Taps the middle of an element with a finger or a mouse, where it can be reached.
  func tap(_ element: String, with pointer: String) async throws {
    let answer = try await run(ReachScript.find, [ElementReference.value(of: element)])
    guard let x = answer["x"], let y = answer["y"] else {
      let code = answer == "hidden" ? "element not interactable" : "element click intercepted"
      throw DriverFailure(code: code, message: "the element is \(answer.stringValue ?? "")")
    }
    let actions: JSONValue = [
      ["type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"],
      ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
    ]
    try await perform([
      [
        "type": "pointer", "id": .string(pointer), "parameters": ["pointerType": .string(pointer)], "actions": actions,
      ]
    ])
  }
}
