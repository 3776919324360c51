import Espalier
import EspalierGateways

/// Why there are no rates, for whoever wanted to see them.
struct RatesError: ExplainedError, CustomStringConvertible {
  let explanation: String?
  let belongsInLog: Bool
  let description: String

  /// What the person can do about an error of the bank's client; other errors are told as they are.
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
