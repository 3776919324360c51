/// The point at which a finger or a mouse can reach an element, in CSS pixels of the window.
struct Reach: Sendable {
  /// The middle of the part of the element that is in the window.
  let x: Int
  let y: Int
  /// The size of the part of the element that is in the window.
  let width: Double
  let height: Double
  let windowWidth: Double
  let windowHeight: Double

  /// Creates the point from a script's answer.
  /// - Throws: `DriverFailure` with the text that `ReachScript` returns instead of a point.
  init(_ answer: JSONValue) throws {
    guard let x = answer["x"]?.intValue, let y = answer["y"]?.intValue,
      let width = answer["width"]?.numberValue, let height = answer["height"]?.numberValue,
      let windowWidth = answer["windowWidth"]?.numberValue, let windowHeight = answer["windowHeight"]?.numberValue
    else {
      let (text, code) =
        switch answer.stringValue ?? "" {
        case "hidden": ("hidden", "element not interactable")
        case "outside": ("outside of the window", "move target out of bounds")
        case let other: (other, "element click intercepted")
        }
      throw DriverFailure(code: code, message: "the element is \(text)")
    }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.windowWidth, self.windowHeight) = (windowWidth, windowHeight)
  }
}

extension DriverTab {
  /// Scrolls an element into view and returns the point at which it can be reached.
  func reach(_ element: String) async throws -> Reach {
    try Reach(try await run(ReachScript.find, [ElementReference.value(of: element)]))
  }

  /// Taps the middle of an element with a finger or a mouse, at the point at which it can be reached.
  func tap(_ element: String, with pointer: Pointer, button: Int = 0) async throws {
    let position = try await reach(element)
    try await perform([pointer.source([.move(position.x, position.y), .down(button), .up(button)])])
  }
}
