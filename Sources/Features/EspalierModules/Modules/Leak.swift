/// An object that should have been released with its module and still exists.
public struct Leak: Error, Sendable, Hashable, CustomStringConvertible {
  /// The former path of the object in the tree of modules.
  public let path: String
  /// The full name of the object's class.
  public let type: String
  /// The children that the object had when it was detached, its unfinished tasks, and the objects and closures that it
  /// holds, each as a text.
  public let attached: [String]

  /// Creates a leak, for an object that the app passed to a detector.
  public init(path: String, type: String, attached: [String]) {
    self.path = path
    self.type = type
    self.attached = attached
  }

  /// A message that says which object still exists, and where to search.
  public var description: String {
    "\(path) (\(type)) was detached and still lives."
      + (attached.isEmpty ? "" : " Attached to it: \(attached.joined(separator: "; ")).")
      + " Look for a closure, a task or an object that holds it, and have that capture it weakly, or only what it needs."
  }
}
