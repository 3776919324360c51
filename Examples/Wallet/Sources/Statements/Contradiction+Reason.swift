extension Contradiction {
  /// An answer of a person about a file, and the reading that its lines prove.
  ///
  /// It is a value, so that each surface can say it in its person's language.
  public enum Reason: Hashable, Sendable {
    /// The person named an order of dates, and the lines have another.
    case dates(said: DateOrder)
    /// The person named a decimal mark, and the lines have the other.
    case decimal(said: DecimalMark)
    /// The person said how spending is written, and the words beside the amounts say the opposite.
    case sign(said: SignConvention)
  }
}

extension Contradiction.Reason: CustomStringConvertible {
  /// The reason in English, without a full stop.
  public var description: String {
    switch self {
    case .dates(let said): "You said that dates have the \(said.words), and these can only be read otherwise"
    case .decimal(.comma): "You said that a comma stands before the cents, and in these it is a point"
    case .decimal(.point): "You said that a point stands before the cents, and in these it is a comma"
    case .sign(.spendingIsPositive):
      "You said that spending has no minus, and the words beside these amounts say that it has one"
    case .sign(.spendingIsNegative):
      "You said that spending has a minus, and the words beside these amounts say that it has none"
    }
  }
}
