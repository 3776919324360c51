/// The value of a slot.
package enum HTMLValue: Equatable, Sendable {
  /// No text, no attribute, no class.
  case none
  case text(String)
  case flag(Bool)
  /// A text with parts that look different.
  case rich(HTMLRichText)

  package init(_ text: String?) { self = text.map(HTMLValue.text) ?? .none }
}

/// The kinds of slots (see Documentation/Protocol.md).
package enum HTMLSlotKind: String, Sendable {
  case text = "t"
  case attribute = "a"
  case property = "p"
  case className = "c"
  case markup = "m"
  case hidden = "h"
}
