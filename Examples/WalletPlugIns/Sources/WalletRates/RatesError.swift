import Espalier
import EspalierGateways

/// A reason why there are no rates, for the person who wanted to see them.
enum RatesError: ExplainedError, CustomStringConvertible {
  /// The bank has no rates of the currency.
  case noneOfCurrency(details: String)
  /// The bank does not answer, or not as it should.
  case unavailable(ConnectionError, details: String)

  /// The explanation for the person, in their language.
  var explanation: String? {
    switch self {
    case .noneOfCurrency: .localized(.ratesNoneOfCurrency)
    case .unavailable(let connection, _): .localized(.ratesNoneNow(reason: connection.text.localized))
    }
  }

  var belongsInLog: Bool {
    switch self {
    case .noneOfCurrency: false
    case .unavailable(let connection, _): !connection.mayPass
    }
  }

  var description: String {
    switch self {
    case .noneOfCurrency(let details), .unavailable(_, let details): details
    }
  }

  /// Returns an error of the bank's client in words for the person; other errors stay as they are.
  static func explaining(_ error: any Error) -> any Error {
    if (error as? NetworkError)?.status == 422 { return RatesError.noneOfCurrency(details: "\(error)") }
    guard let connection = ConnectionError(error) else { return error }
    return RatesError.unavailable(connection, details: "\(error)")
  }
}
