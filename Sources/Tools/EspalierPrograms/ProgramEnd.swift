/// The way in which a ``RunningProgram`` ended.
public enum ProgramEnd: Hashable, Sendable {
  /// It ended by itself, with a status: 0 for success.
  case exited(status: Int32)
  /// A signal ended it, such as that of a crash.
  case signalled(Int32)

  /// True if the program ended by itself with status 0.
  public var isSuccess: Bool { self == .exited(status: 0) }
}
