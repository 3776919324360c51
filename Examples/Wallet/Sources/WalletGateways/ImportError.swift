public import Espalier
import Foundation

/// An error that keeps a file from being looked at.
public enum ImportError: ExplainedError {
  /// The file is larger than the limit.
  case tooLarge(name: String, megabytes: Int)
  /// The file cannot be read from its place.
  case unreadable(name: String, reason: any Error)
  /// The file is a pipe or a device, which need not ever end.
  case notAFile(name: String)
  /// The file was received, and is not there any more.
  case gone(name: String)

  /// Returns the error for a file that is larger than a number of bytes.
  static func tooLarge(_ file: ReceivedFile, largestFile: Int) -> ImportError {
    .tooLarge(name: file.name, megabytes: largestFile / 1_048_576)
  }

  /// A description of the error and of what to do, for the person on a page, in their language.
  public var explanation: String? {
    switch self {
    case .tooLarge(let name, let megabytes):
      .localized(.gatewayFileTooLarge(file: name, megabytes: "\(megabytes)"))
    case .unreadable(let name, _): .localized(.gatewayFileUnreadable(file: name))
    case .notAFile(let name): .localized(.gatewayNotAFile(file: name))
    case .gone(let name): .localized(.gatewayFileGone(file: name))
    }
  }

  /// A Boolean value that indicates whether only the person who runs the wallet can mend the cause.
  public var belongsInLog: Bool { if case .unreadable = self { true } else { false } }
}

extension ImportError: CustomStringConvertible {
  /// A description of the error and of what to do, for the terminal and the log: with the cause, which the person on a
  /// page cannot mend.
  public var description: String {
    switch self {
    case .tooLarge(let name, let megabytes):
      "“\(name)” is larger than \(megabytes) MB. Export a shorter period from your bank, and import that."
    case .unreadable(let name, let reason): "“\(name)” could not be read: \(Self.cause(reason))"
    case .notAFile(let name):
      "“\(name)” is a pipe or a device and not a file. Save what it gives in a file, and import that."
    case .gone(let name): "“\(name)” is not here any more. Choose it again."
    }
  }

  /// Returns the cause in words of our own; where there are none, the system's number for it.
  private static func cause(_ error: any Error) -> String {
    let code = (error as? CocoaError)?.code
    if code == .fileReadNoSuchFile || code == .fileNoSuchFile { return "there is no such file. Check its path." }
    if code == .fileReadNoPermission { return "it may not be read. Check who may read it." }
    let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard system.domain == NSPOSIXErrorDomain else {
      return "it cannot be opened or read. Copy the file elsewhere, and try again."
    }
    switch POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: system.code)) {
    case .EISDIR?: return "it is a directory. Name the files in it."
    case .EACCES?, .EPERM?: return "it may not be read. Check who may read it."
    default: return "the system refuses it with error \(system.code). Copy the file elsewhere, and try again."
    }
  }
}
