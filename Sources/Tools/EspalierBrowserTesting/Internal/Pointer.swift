/// A pointer in the terms of the WebDriver standard: a finger or the mouse.
struct Pointer: Sendable {
  private let id: JSONValue
  private let kind: JSONValue

  static let mouse = Pointer(id: "mouse", kind: "mouse")
  static let finger = Pointer(id: "touch", kind: "touch")
  static let secondFinger = Pointer(id: "touch 2", kind: "touch")

  /// A step of the pointer.
  enum Step: Sendable {
    /// Moves to a point of the window, in the given time.
    case move(Int, Int, over: Duration = .zero)
    case down(Int = 0)
    case up(Int = 0)
    case pause(Duration)

    fileprivate var message: JSONValue {
      switch self {
      case .move(let x, let y, let time):
        [
          "type": "pointerMove", "duration": .number(time.milliseconds.rounded()), "x": .number(Double(x)),
          "y": .number(Double(y)), "origin": "viewport",
        ]
      case .down(let button): ["type": "pointerDown", "button": .number(Double(button))]
      case .up(let button): ["type": "pointerUp", "button": .number(Double(button))]
      case .pause(let time): ["type": "pause", "duration": .number(time.milliseconds.rounded())]
      }
    }
  }

  /// Returns the pointer with its steps, in the format of `DriverTab.perform(_:)`.
  func source(_ steps: [Step]) -> JSONValue {
    ["type": "pointer", "id": id, "parameters": ["pointerType": kind], "actions": .array(steps.map(\.message))]
  }
}
