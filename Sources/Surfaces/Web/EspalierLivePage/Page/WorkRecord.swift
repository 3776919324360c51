/// A record of the pages for which a process runs work, by which other processes find the work that has ended it.
@MainActor package protocol WorkRecord: Sendable {
  /// Records that work for a page runs, and returns the index of the entry; nil if there is no free one.
  func begin(page name: String, isMaking: Bool) -> Int?
  /// Records that the work is waiting.
  func wait(_ place: Int?)
  /// Records that the work has ended.
  func end(_ place: Int?)
}
