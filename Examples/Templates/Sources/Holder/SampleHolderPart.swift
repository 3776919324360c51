import Espalier

/// One part of Sample.
final class SampleHolderPart: Module<SampleHolderPartScope> {
  private(set) var lines: [String] = []

  /// Keeps a line; beyond the capacity of the context the oldest goes.
  func add(_ line: String) {
    lines.append(line)
    lines.removeFirst(max(0, lines.count - (context(SampleHolderContext.self)?.capacity ?? lines.count)))
  }
}
