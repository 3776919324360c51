/// A record of the pages that a process is at work for, by which others find out what has ended the process.
@MainActor package protocol WorkRecord: Sendable {
  /// Notes that work for a page runs, and returns the place of the note; nil when there is none left.
  func begin(page name: String, isMaking: Bool) -> Int?
  /// Notes that the work waits for something.
  func wait(_ place: Int?)
  /// Notes that the work has ended.
  func end(_ place: Int?)
}
