public import Espalier
public import WalletValues

// What cannot be reckoned with is the person's own, and told in full.
extension MoneyError: ExplainedError {
  /// The same as `description`.
  public var explanation: String? { description }
}
