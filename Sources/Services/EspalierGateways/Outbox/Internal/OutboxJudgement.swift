#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The outcome for an entry after an attempt to send it.
enum OutboxJudgement: Sendable, Equatable {
  case sent
  case conflict(OutboxConflict)
  case later(String, after: Duration?)
  /// The run was cancelled; the outcome is unknown.
  case none

  init(_ outcome: OutboxOutcome) {
    switch outcome {
    case .sent: self = .sent
    case .conflict(let conflict): self = .conflict(conflict)
    case .later(let words, let time): self = .later(words, after: time)
    }
  }

  /// Creates the outcome for an error of a handler.
  init(_ error: any Error, isCancelled: Bool, now: Date) {
    // A connection that the cancellation closed may appear as a network error.
    if isCancelled {
      self = .none
    } else if let error = error as? NetworkError {
      self.init(error, now: now)
    } else if let error = error as? ConnectionError {
      self = error.mayPass ? .later(error.laterWords, after: error.wait) : .conflict(OutboxConflict(error.words))
    } else if let fault = error as? TransportError {
      self = .later(Self.words(for: fault), after: nil)
    } else if error is CancellationError {
      self = .later("It was ended before the server had answered.", after: nil)
    } else {
      self = .conflict(OutboxConflict("It could not be sent: \(Self.short(String(describing: error)))"))
    }
  }

  private init(_ error: NetworkError, now: Date) {
    switch error.reason {
    case .transport(let fault): self = .later(Self.words(for: fault), after: nil)
    case .circuitOpen(let time): self = .later("The server failed lately.", after: time)
    case .status(let status) where [408, 425, 429].contains(status) || status >= 500:
      let words = ConnectionError(error)?.laterWords ?? "The server does not take it yet."
      self = .later("\(words) It answered \(status).", after: error.response?.retryAfter(now: now))
    case .status(let status):
      let words = Self.problem(of: error) ?? ConnectionError(error)?.words ?? "The server refused it, with \(status)."
      self = .conflict(OutboxConflict(words))
    case .notDecoded, .notText, .tooLarge, .redirects:
      self = .conflict(
        OutboxConflict(
          "The server's answer could not be understood, so it may have been done. See before you send it again."))
    case .failed(let inner) where !(inner is NetworkError): self.init(inner, isCancelled: false, now: now)
    case .invalidAddress, .invalidHeader, .methodRefused, .notEncoded, .failed:
      self = .conflict(OutboxConflict("It could not be sent: \(Self.short(error.description))"))
    }
  }

  /// Returns the description for a person that the server sent with an error, according to RFC 9457; nil if there is
  /// none.
  private static func problem(of error: NetworkError) -> String? {
    struct Problem: Decodable {
      let title: String?
      let detail: String?
    }
    guard error.response?.headers["Content-Type"]?.lowercased().hasPrefix("application/problem+json") == true,
      let problem = try? JSONDecoder().decode(Problem.self, from: error.body),
      let words = problem.detail ?? problem.title, !words.isEmpty
    else { return nil }
    return short(words)
  }

  private static func words(for fault: TransportError) -> String {
    switch fault {
    case .nameNotFound, .unreachable: "The server cannot be reached."
    case .insecure: "The connection is not secure, so nothing was sent."
    case .cut: "The connection was lost."
    case .timedOut: "The server takes too long."
    case .malformed: "What came is not HTTP."
    }
  }

  /// Returns at most 500 characters, with the values of secret names blanked.
  private static func short(_ words: String) -> String {
    let blanked = SecretText.blanked(words)
    return blanked.count > 500 ? blanked.prefix(500) + "…" : blanked
  }
}

extension ConnectionError {
  /// The description of the error while an entry is retried automatically.
  fileprivate var laterWords: String {
    switch self {
    case .offline: "The server cannot be reached."
    case .slow: "The server takes too long."
    case .busy: "The server is busy."
    case .failed: "The server could not do it."
    case .signInRequired, .notAllowed, .notFound, .insecure: words
    }
  }

  fileprivate var wait: Duration? {
    if case .busy(let time) = self { time } else { nil }
  }
}
