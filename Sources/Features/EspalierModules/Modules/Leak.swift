/// Something that should have gone with its module and still lives.
public struct Leak: Error, Sendable, Hashable, CustomStringConvertible {
  /// The former path of the object in the tree of modules.
  public let path: String
  /// The full name of its class.
  public let type: String
  /// The things attached to the object: the children that it had when it was detached, and the tasks that have not
  /// ended, objects and closures that it still has.
  public let attached: [String]

  /// Creates a leak, for an object that was handed to a detector by hand.
  public init(path: String, type: String, attached: [String]) {
    self.path = path
    self.type = type
    self.attached = attached
  }

  /// A message that says what still lives, and where to look.
  public var description: String {
    "\(path) (\(type)) was detached and still lives."
      + (attached.isEmpty ? "" : " Attached to it: \(attached.joined(separator: "; ")).")
      + " Look for a closure, a task or an object that holds it, and have that capture it weakly, or only what it needs."
  }
}
