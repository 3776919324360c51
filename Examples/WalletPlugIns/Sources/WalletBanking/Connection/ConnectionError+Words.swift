import Espalier
import EspalierGateways

extension ConnectionError {
  /// The error in words for the person.
  var text: LocalizedText {
    switch self {
    case .offline: .connectionOffline
    case .slow: .connectionSlow
    case .busy(let time?): .connectionBusyFor(Int(clamping: time.components.seconds))
    case .busy: .connectionBusy
    case .signInRequired: .connectionSignInRequired
    case .notAllowed: .connectionNotAllowed
    case .notFound: .connectionNotFound
    case .insecure: .connectionInsecure
    case .failed: .connectionFailed
    }
  }
}
