/// Something that reads what strangers send, and what must hold whatever that is.
struct FuzzTarget {
  let name: String
  /// The kind of input that is read, in a few words.
  let subject: String
  /// The target's share of a hundred inputs.
  let share: Int
  let maximumLength: Int
  /// True when an input leaves nothing for the next, so that memory must be as before.
  var isStateless = true
  /// Words that an input is likely to hold.
  var words: [String] = []
  /// The inputs to begin with, made by the library's own writers where it has any.
  let seeds: @Sendable () -> [[UInt8]]
  /// Reads an input.
  let read: @Sendable ([UInt8]) -> Void

  /// All of them.
  static let all: [FuzzTarget] = [
    .frames, .joins, .messages, .sockets, .requests, .service, .cookies, .tokens, .forms, .paths, .links, .addresses,
    .pages, .statements, .screens,
  ]
}

/// Ends the process when something does not hold that must; libFuzzer then keeps the input.
func must(_ holds: Bool, _ what: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError("What must hold does not: \(what())")
}

extension [UInt8] {
  /// The text that these bytes are, nil for what is not UTF-8.
  var asText: String? { String(validating: self, as: UTF8.self) }
}

extension String {
  /// Returns true when the bytes of the text hold those of another.
  func utf8Contains(_ other: String) -> Bool { Array(utf8).firstRange(of: Array(other.utf8)) != nil }
}

/// Texts as inputs.
func inputs(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }
