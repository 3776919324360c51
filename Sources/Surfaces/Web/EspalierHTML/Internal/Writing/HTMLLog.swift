internal import Logging
internal import Synchronization

/// The log of problems in the drawing of views.
enum HTMLLog {
  private static let logger = Logger(label: "espalier.web.html")
  private static let said = Mutex<Set<String>>([])

  /// Logs a problem and how to correct it, once for each message and subject. The subject is quoted, so that a text
  /// from outside cannot forge a line.
  static func warn(_ message: String, about subject: String) {
    // A repeated drawing has the same problem again.
    let isNew = said.withLock { said in said.count < 1_000 && said.insert("\(message) \(subject)").inserted }
    guard isNew else { return }
    logger.warning("\(message)", metadata: ["about": "\(subject.debugDescription)"])
  }
}
