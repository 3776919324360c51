import Espalier

/// A kind of made-up data in a window, which decides what becomes of them.
enum SampleKind: Sendable {
  /// The data of a visitor who looks round by themselves.
  case own
  /// The data in which all strangers look round.
  case shared

  /// The notice that says what the data are, and what happens to them.
  var notice: LocalizedText {
    switch self {
    case .own: .walletOwnSample
    case .shared: .walletSharedSample
    }
  }
}
