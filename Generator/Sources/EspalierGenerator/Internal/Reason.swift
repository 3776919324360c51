internal import Foundation

/// The words of a system error, without a full stop at their end.
enum Reason {
  static func of(_ error: any Error) -> String {
    if let error = error as? POSIXError { return words(error.code.rawValue) }
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
      return words(Int32(underlying.code), isReading: isReading(error))
    }
    if error.domain == NSPOSIXErrorDomain { return words(Int32(error.code)) }
    if error.domain == NSCocoaErrorDomain, let code = code(ofCocoa: error.code) {
      return words(code, isReading: isReading(error))
    }
    let text = error.localizedDescription
    return String(text.reversed().drop { $0 == "." || $0.isWhitespace }.reversed())
  }

  /// Foundation's own numbers for what the system says; those from 256 to 511 are of reading.
  private static func code(ofCocoa code: Int) -> Int32? {
    switch code {
    case 4, 260: ENOENT
    case 257, 513: EACCES
    case 516: EEXIST
    case 640: ENOSPC
    case 642: EROFS
    case 256: EIO
    default: nil
    }
  }

  private static func isReading(_ error: NSError) -> Bool {
    error.domain == NSCocoaErrorDomain && (256..<512).contains(error.code)
  }

  private static func words(_ code: Int32, isReading: Bool = false) -> String {
    switch code {
    case EACCES, EPERM:
      isReading
        ? "this user may not read it. Change that with chmod or chown"
        : "this user may not write there. Change that with chmod or chown"
    case EROFS: "the file system is read-only. Take a folder on another one"
    case ENOSPC, EDQUOT: "the disk is full. Make room on it"
    case ENOTDIR: "a part of the path is a file. Rename or remove it"
    case EISDIR: "a folder stands there. Rename or remove it"
    case ENOENT: "it is not there"
    case EIO: "the system gives no reason. Look at the disk and the rights of the file"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
