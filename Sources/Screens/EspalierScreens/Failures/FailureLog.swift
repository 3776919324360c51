internal import EspalierBase

/// A log of errors. It provides words for the person, details for the log, and one number for both.
///
/// Each window has one, and makes it ``current`` for its screens, handlers and loads, so that
/// `Section.failure(_:retry:)` needs no log as an argument. A view model that shows an error in its own text asks the
/// log for the words:
///
/// ```swift
/// @MainActor func problem(after error: any Error) -> String {
///   "The category was not changed. \(FailureLog.words(for: error))"
/// }
/// ```
///
/// An error that is shown repeatedly, for example with each render, keeps its number and is reported once, until it is
/// forgotten because the person tries again. The log holds the last hundred errors, and distinguishes them by their
/// type and the beginning of their description.
@MainActor
public final class FailureLog {
  private struct Known {
    let signature: String
    let number: String
  }

  /// The log of the window whose screen is being made or whose work is running; nil outside a window.
  @TaskLocal public static var current: FailureLog?

  private static let maximumKnown = 100
  /// The number of characters of a description that are compared to distinguish errors.
  private static let signatureLength = 200
  /// The letters and digits of error numbers. Characters that are confused with others when read aloud are left out.
  private static let alphabet = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")

  private let report: @MainActor (FailureReport) -> Void
  private let makeNumber: @MainActor () -> String
  private var known: [Known] = []

  /// Creates a log from the function that makes error numbers, and the function that receives each report.
  ///
  /// - Parameters:
  ///   - makeNumber: Returns the next number; random by default.
  ///   - report: Called once for each error.
  public nonisolated init(
    makeNumber: @escaping @MainActor () -> String = FailureLog.randomNumber,
    report: @escaping @MainActor (FailureReport) -> Void
  ) {
    self.makeNumber = makeNumber
    self.report = report
  }

  /// Returns the text that a person reads about an error, in the words of the window. Details for the log are reported
  /// before the method returns.
  public static func words(for error: any Error) -> String {
    let words = ChromeWords.current
    if let error = error as? any ConnectivityError, error.isOffline { return words.offlineMessage }
    let explained = error as? any ExplainedError
    let explanation = explained?.explanation
    if let explained, let explanation, !explained.belongsInLog { return explanation }
    let message = explanation ?? words.failedMessage
    guard let log = current else { return message }
    return "\(message) \(words.failureNumber(log.number(of: error)))"
  }

  /// Returns the number of an error in the log; an error that is not in the log is reported first.
  public func number(of error: any Error) -> String {
    let description = Self.description(of: error)
    let signature = String(description.prefix(Self.signatureLength))
    if let known = known.last(where: { $0.signature == signature }) { return known.number }
    let number = makeNumber()
    if known.count == Self.maximumKnown { known.removeFirst() }
    known.append(Known(signature: signature, number: number))
    report(FailureReport(number: number, error: error, details: description))
    return number
  }

  /// Forgets an error, because the person tries again. If the error occurs again, it counts as a new one.
  public func forget(_ error: any Error) {
    let signature = String(Self.description(of: error).prefix(Self.signatureLength))
    known.removeAll { $0.signature == signature }
  }

  /// Returns a random number such as `7QF2-M9DK`. There are 6 · 10¹¹ of them, so that two in one log are unlikely to be
  /// the same.
  public static func randomNumber() -> String {
    let letters = (0..<8).map { _ in alphabet[Int.random(in: alphabet.indices)] }
    return "\(String(letters.prefix(4)))-\(String(letters.suffix(4)))"
  }

  private static func description(of error: any Error) -> String {
    LogWords.line("\(type(of: error)): \(error)")
  }
}
