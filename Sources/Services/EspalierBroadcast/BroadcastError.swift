/// The processes of an app could not be joined.
public enum BroadcastError: Error, Hashable, CustomStringConvertible {
  /// The directory cannot be used, for this reason, which says how to mend it.
  case directory(path: String, reason: String)
  /// The directory belongs to another user, who could read along and take part.
  case directoryOfAnotherUser(path: String)
  /// The transport has been opened before. Each ``Broadcast`` needs one of its own.
  case isOpen

  /// Says what happened, and how to mend it.
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
