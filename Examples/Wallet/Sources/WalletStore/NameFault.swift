/// A reason why a name cannot be given.
public enum NameFault: Hashable, Sendable, CustomStringConvertible {
  /// The name has no characters but blanks.
  case empty
  /// The name has more than `most` characters.
  case tooLong(most: Int)
  /// The name has characters that cannot be seen.
  case hidden

  /// The reason, as the end of a sentence.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong(let most): "it is longer than \(most) characters"
    case .hidden: "it has characters that cannot be seen"
    }
  }
}
