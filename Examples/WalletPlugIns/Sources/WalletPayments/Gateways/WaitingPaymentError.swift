import Espalier
import EspalierGateways
import WalletBanking

/// An error of the outbox about a payment that waits, in words for the person, in their language.
struct WaitingPaymentError: ExplainedError, CustomStringConvertible {
  let cause: OutboxError

  var explanation: String? {
    switch cause {
    case .notFound: .localized(.paymentsSentMeanwhile)
    case .isUnderWay: .localized(.paymentsUnderWay)
    case .notInConflict, .noSuchChoice: .localized(.paymentsChangedMeanwhile)
    case .quotaReached(_, let quota): .localized(.paymentsQuotaReached(quota))
    case .runsAlready, .otherKind, .notCompared: nil
    }
  }

  var description: String { "\(cause)" }

  /// Returns the result of a call of the outbox.
  ///
  /// - Throws: An error of the outbox in words for the person; other errors as they are.
  @MainActor
  static func explaining<Value: Sendable>(_ call: @MainActor () async throws -> Value) async throws -> Value {
    do { return try await call() } catch let error as OutboxError { throw WaitingPaymentError(cause: error) }
  }
}

extension WaitingPayment {
  /// Returns the words of a conflict, which were kept in English while nobody looked, in the person's language; words of
  /// the bank itself stay as they are.
  static func localized(_ words: String) -> String {
    if let known = [LocalizedText.paymentsNotUnderstood].first(where: { $0.form == .text(words) }) {
      return known.localized
    }
    if let match = words.wholeMatch(of: /The server refused it, with (\d+)\./) {
      return .localized(.paymentsRefused(status: String(match.output.1)))
    }
    if let match = words.wholeMatch(of: /It could not be sent: (.*)/.dotMatchesNewlines()) {
      return .localized(.paymentsNotSent(reason: String(match.output.1)))
    }
    return BankError.localized(words)
  }
}
