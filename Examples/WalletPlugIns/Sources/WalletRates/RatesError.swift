import Espalier
import EspalierGateways

/// A reason why there are no rates, for the person who wanted to see them.
struct RatesError: ExplainedError, CustomStringConvertible {
  let explanation: String?
  let belongsInLog: Bool
  let description: String

  /// Returns an error of the bank's client in words for the person; other errors stay as they are.
  static func explaining(_ error: any Error) -> any Error {
    if (error as? NetworkError)?.status == 422 {
      return RatesError(
        explanation: "The bank has no rates of this currency.", belongsInLog: false, description: "\(error)")
    }
    guard let connection = ConnectionError(error) else { return error }
    return RatesError(
      explanation: "The bank has no rates for us now. \(connection.words)", belongsInLog: !connection.mayPass,
      description: "\(error)")
  }
}
