/// A record of the pages for which a process runs work. If the work ends the process, other processes find the page of
/// this work in the record.
@MainActor package protocol WorkRecord: Sendable {
  /// Records that work for a page runs, and returns the index of the entry. Returns nil if no entry is free.
  func begin(page name: String, isMaking: Bool) -> Int?
  /// Records that the work is waiting.
  func wait(_ position: Int?)
  /// Records that the work has ended.
  func end(_ position: Int?)
}
