/// The destination of the output of a ``RunningProgram``.
public enum ProgramOutput: Sendable {
  /// The output is kept in memory, to be read by ``RunningProgram/output`` or ``RunningProgram/errors``.
  case kept
  /// The output is discarded.
  case discarded
  /// The output has the same destination as that of this process.
  case inherited
  /// The standard error has the same destination as the standard output.
  case withOutput
}
