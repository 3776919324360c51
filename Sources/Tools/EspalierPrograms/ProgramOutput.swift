/// The destination of what a ``RunningProgram`` writes.
public enum ProgramOutput: Sendable {
  /// It is kept in memory, to be read by ``RunningProgram/output`` or ``RunningProgram/errors``.
  case kept
  /// It is thrown away.
  case discarded
  /// It goes where this process writes.
  case inherited
  /// It goes where the standard output goes; for the standard error.
  case withOutput
}
