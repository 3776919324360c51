internal import Logging

/// Where drawing views reports what it cannot do.
enum HTMLLog {
  private static let logger = Logger(label: "espalier.web.html")

  /// Tells what is wrong and how to mend it. What it is about is quoted, so that a text from outside cannot forge a
  /// line.
  static func warn(_ message: String, about subject: String) {
    logger.warning("\(message)", metadata: ["about": "\(subject.debugDescription)"])
  }
}
