public import EspalierBase

/// An error of a handler, with a presentation of its own.
///
/// ```swift
/// @MainActor func open(_ vault: () async throws -> Void) async throws {
///   do { try await vault() } catch { throw HandlerError(error, shownAs: .screen) }
/// }
/// ```
public struct HandlerError: ExplainedError, ConnectivityError, CustomStringConvertible {
  /// The error itself.
  public let error: any Error
  /// The presentation of the error.
  public let presentation: HandlerFailure

  /// Creates an error with a presentation.
  public init(_ error: any Error, shownAs presentation: HandlerFailure) {
    self.error = error
    self.presentation = presentation
  }

  /// The explanation of the error itself.
  public var explanation: String? { (error as? any ExplainedError)?.explanation }
  /// True if an operator has to look at the error itself.
  public var belongsInLog: Bool { (error as? any ExplainedError)?.belongsInLog ?? false }
  /// True if the error itself says that something does not exist.
  public var isNotFound: Bool { (error as? any ExplainedError)?.isNotFound ?? false }
  /// True if the error itself is that of a missing connection.
  public var isOffline: Bool { (error as? any ConnectivityError)?.isOffline ?? false }
  /// The description of the error itself.
  public var description: String { "\(error)" }
}
