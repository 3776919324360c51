import Espalier
public import EspalierGateways

/// A reason why the bank has no answer.
public enum BankReason: Hashable, Sendable {
  /// The connection to the bank failed.
  case connection(ConnectionError)
  /// The bank tells of more than can be read at once.
  case tooMuch

  /// The reason in words for the person, in their language.
  var words: String {
    switch self {
    case .connection(let error): error.text.localized
    case .tooMuch: .localized(.bankingTooMuch)
    }
  }

  /// True if the same may succeed a little later.
  var mayPass: Bool {
    switch self {
    case .connection(let error): error.mayPass
    case .tooMuch: false
    }
  }
}
