extension Error {
  /// True if the error only says that its task was cancelled, also within a ``HandlerError``.
  package var isCancellation: Bool { ((self as? HandlerError)?.error ?? self) is CancellationError }
}
