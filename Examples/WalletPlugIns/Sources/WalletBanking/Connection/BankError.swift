public import Espalier
import EspalierGateways

/// Why there is nothing from the bank, in words for the person.
public enum BankError: ExplainedError, Hashable, CustomStringConvertible {
  /// Nobody has connected the bank.
  case notConnected
  /// The bank has ended the connection.
  case ended
  /// The bank knows nobody of this name and password.
  case wrongPassword
  /// The bank does not answer, or not as it should.
  case unavailable(words: String, mayPass: Bool, details: String)

  /// What the person can do.
  public var explanation: String? {
    switch self {
    case .notConnected: "Your bank is not connected. Connect it first."
    case .ended: "The bank has ended the connection. Connect it again."
    case .wrongPassword: "The bank knows no customer with this name and password."
    case .unavailable(let words, _, _): "The bank has no answer for us now. \(words)"
    }
  }

  /// Only what does not pass by itself is for whoever runs the program.
  public var belongsInLog: Bool {
    if case .unavailable(_, let mayPass, _) = self { !mayPass } else { false }
  }

  /// Whether there is something again once the person connects the bank.
  public var isMendedByConnecting: Bool { self == .notConnected || self == .ended }

  /// What happened, for a log.
  public var description: String {
    switch self {
    case .notConnected: "The person has not connected the bank."
    case .ended: "The bank has ended the person's connection."
    case .wrongPassword: "The bank refused the person's name and password."
    case .unavailable(_, _, let details): details
    }
  }

  /// What a client of the bank threw, in words for the person where there are some; other errors are told as they are.
  public static func explaining(_ error: any Error) -> any Error {
    if error is any ExplainedError { return error }
    // What a client's middleware throws comes as the cause.
    if case .failed(let cause)? = (error as? NetworkError)?.reason, cause is any ExplainedError { return cause }
    guard let connection = ConnectionError(error) else { return error }
    return BankError.unavailable(words: connection.words, mayPass: connection.mayPass, details: "\(error)")
  }
}
