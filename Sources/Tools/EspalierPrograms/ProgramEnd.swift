/// The end of a ``RunningProgram``: by itself with a status, or by a signal.
public enum ProgramEnd: Hashable, Sendable {
  /// The program ended on its own, with a status: 0 for success.
  case exited(status: Int32)
  /// A signal ended the program, such as that of a crash.
  case signalled(Int32)

  /// A Boolean value that indicates whether the program ended on its own with status 0.
  public var isSuccess: Bool { self == .exited(status: 0) }
}
