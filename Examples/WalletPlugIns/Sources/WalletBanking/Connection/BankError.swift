public import Espalier
import EspalierGateways

/// A reason why there is nothing from the bank, in words for the person.
public enum BankError: ExplainedError, Hashable, CustomStringConvertible {
  /// Nobody has connected the bank.
  case notConnected
  /// The bank has ended the connection.
  case ended
  /// The bank knows nobody of this name and password.
  case wrongPassword
  /// The bank does not answer, or not as it should.
  case unavailable(reason: BankReason, details: String)

  /// The explanation for the person, with what they can do.
  public var explanation: String? {
    switch self {
    case .notConnected: .localized(.bankingNotConnected)
    case .ended: .localized(.bankingEnded)
    case .wrongPassword: .localized(.bankingWrongPassword)
    case .unavailable(let reason, _): .localized(.bankingUnavailable(reason: reason.words))
    }
  }

  /// A Boolean value that indicates whether the error is for the people who run the program: only one that does not
  /// pass by itself is.
  public var belongsInLog: Bool {
    if case .unavailable(let reason, _) = self { !reason.mayPass } else { false }
  }

  /// A Boolean value that indicates whether connecting the bank mends the error.
  public var isMendedByConnecting: Bool { self == .notConnected || self == .ended }

  /// The error in words, for a log.
  public var description: String {
    switch self {
    case .notConnected: "The person has not connected the bank."
    case .ended: "The bank has ended the person's connection."
    case .wrongPassword: "The bank refused the person's name and password."
    case .unavailable(_, let details): details
    }
  }

  /// Returns words that were kept in English, as those of a payment that waited while nobody looked, in the person's
  /// language; words of the bank itself stay as they are.
  public static func localized(_ words: String) -> String {
    [LocalizedText.bankingNotConnected, .bankingEnded].first { $0.form == .text(words) }?.localized ?? words
  }

  /// Returns an error of a client of the bank in words for the person, where there are some; other errors stay as they
  /// are.
  public static func explaining(_ error: any Error) -> any Error {
    if error is any ExplainedError { return error }
    // An error of a client's middleware comes as the cause.
    if case .failed(let cause)? = (error as? NetworkError)?.reason, cause is any ExplainedError { return cause }
    guard let connection = ConnectionError(error) else { return error }
    return BankError.unavailable(reason: .connection(connection), details: "\(error)")
  }
}
