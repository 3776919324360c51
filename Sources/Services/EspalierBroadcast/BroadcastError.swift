/// An error that prevents the processes of an app from being joined.
public enum BroadcastError: Error, Hashable, CustomStringConvertible {
  /// The directory cannot be used. The reason says how to correct this.
  case directory(path: String, reason: String)
  /// The directory belongs to another user, who could read and send messages.
  case directoryOfAnotherUser(path: String)
  /// The transport was opened before. Each ``Broadcast`` needs a transport of its own.
  case isOpen

  /// A description of the error and of its remedy.
  public var description: String {
    switch self {
    case .directory(let path, let reason):
      "Changes cannot be told between processes in “\(path)”: \(reason)"
    case .directoryOfAnotherUser(let path):
      "“\(path)” belongs to another user, so changes are not told there. Give a directory of the user who runs this program."
    case .isOpen: "The transport is open already. Make another one for another Broadcast."
    }
  }
}
