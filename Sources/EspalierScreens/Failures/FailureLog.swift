internal import EspalierScopes

/// The way of an error to the person and to the log: words for the one, details for the other, one number for both.
///
/// Each window has one and sets it for all that its screens, handlers and loads do, so that
/// ``Section/failure(_:retry:)`` needs to be handed none. A view model that says itself what went wrong asks it for the
/// words:
///
/// ```swift
/// @MainActor func problem(after error: any Error) -> String {
///   "The category was not changed. \(FailureLog.words(for: error))"
/// }
/// ```
///
/// An error that is shown again and again, with each render say, keeps its number and is told once, until it is
/// forgotten because the person tries again. The log holds the last hundred, and tells them apart by their type and the
/// beginning of their description.
@MainActor
public final class FailureLog {
  private struct Known {
    let signature: String
    let number: String
  }

  /// The log of the window whose screen is being made or whose work is done; nil outside of one.
  @TaskLocal public static var current: FailureLog?

  private static let maximumKnown = 100
  /// How much of a description tells an error from others.
  private static let signatureLength = 200
  /// Letters and digits that nobody takes for another when they are read out.
  private static let alphabet = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")

  private let report: @MainActor (FailureReport) -> Void
  private let makeNumber: @MainActor () -> String
  private var known: [Known] = []

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - makeNumber: What the next number is; random by default.
  ///   - report: Told each error once.
  public nonisolated init(
    makeNumber: @escaping @MainActor () -> String = FailureLog.randomNumber,
    report: @escaping @MainActor (FailureReport) -> Void
  ) {
    self.makeNumber = makeNumber
    self.report = report
  }

  /// What a person reads about an error, in the words of the window. Details that belong in the log are there when it
  /// returns.
  public static func words(for error: any Error) -> String {
    let words = ChromeWords.current
    if let error = error as? any ConnectionError, error.isOffline { return words.offlineMessage }
    let explained = error as? any ExplainedError
    let explanation = explained?.explanation
    if let explained, let explanation, !explained.belongsInLog { return explanation }
    let message = explanation ?? words.failedMessage
    guard let log = current else { return message }
    return "\(message) \(words.failureNumber(log.number(of: error)))"
  }

  /// The number under which the log has an error; one that it does not know is told now.
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

  /// Forgets an error, because what went wrong is tried again: should it come back, it is another one.
  public func forget(_ error: any Error) {
    let signature = String(Self.description(of: error).prefix(Self.signatureLength))
    known.removeAll { $0.signature == signature }
  }

  /// A number such as `7QF2-M9DK`: of 6 · 10¹¹, so that two in one log are unlikely to be the same.
  public static func randomNumber() -> String {
    let letters = (0..<8).map { _ in alphabet[Int.random(in: alphabet.indices)] }
    return "\(String(letters.prefix(4)))-\(String(letters.suffix(4)))"
  }

  private static func description(of error: any Error) -> String {
    LogWords.line("\(type(of: error)): \(error)")
  }
}
