internal import Foundation

/// The words of a system error.
enum Reason {
  static func of(_ error: any Error) -> String {
    if let error = error as? POSIXError { return words(error.code.rawValue) }
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
      return words(Int32(underlying.code))
    }
    return error.domain == NSPOSIXErrorDomain ? words(Int32(error.code)) : error.localizedDescription
  }

  private static func words(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "this user may not write there"
    case EROFS: "the file system is read-only"
    case ENOSPC: "the disk is full"
    case ENOTDIR: "a part of the path is a file"
    case EISDIR: "a folder stands there"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
