import Espalier

/// The functions of Sample that other parts of the app may call. They find it up the tree, by `nearest()`, and need no injection.
@MainActor protocol Sample: AnyObject {
  /// The number of times that it has been brought up to date.
  var refreshCount: Int { get }
  /// Brings it up to date. A failure is a fault of the module, and told by the tree.
  func refresh()
}
