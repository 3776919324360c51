/// The context that all parts of Sample have in common. It is found up the tree; whoever needs it needs no injection.
struct SampleHolderContext: Sendable {
  /// The most lines that a part keeps.
  var capacity = 100
}
