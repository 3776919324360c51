import Espalier
import EspalierGateways

extension ConnectionError {
  /// The error in words for the person.
  var text: LocalizedText {
    switch self {
    case .offline: .ratesConnectionOffline
    case .slow: .ratesConnectionSlow
    case .busy(let time?): .ratesConnectionBusyFor(Int(clamping: time.components.seconds))
    case .busy: .ratesConnectionBusy
    case .signInRequired: .ratesConnectionSignInRequired
    case .notAllowed: .ratesConnectionNotAllowed
    case .notFound: .ratesConnectionNotFound
    case .insecure: .ratesConnectionInsecure
    case .failed: .ratesConnectionFailed
    }
  }
}
