public import Espalier

/// The places of payments.
public enum PaymentsRoute: Route {
  /// The list of the payments that wait, and of those that the bank has.
  case list
  /// Ordering a payment from an account at the bank.
  case new(String)
  /// Confirming a payment that the bank has.
  case confirm(String)

  /// The bank's names as parameters.
  public var path: Path {
    switch self {
    case .list: "/"
    case .new(let account): "/from/\(account)"
    case .confirm(let payment): "/\(payment)/code"
    }
  }

  /// Every place.
  public static let paths = Paths<Self> {
    list; new; confirm
  }
}
