internal import EspalierLivePage
internal import EspalierWorkers

/// The work of a worker as the supervisor sees it: numbers that reveal nothing about the page, the session or the
/// person.
enum NotedWork {
  /// Returns the number of an existing page, by its name outside this process.
  static func page(_ name: String) -> UInt64 { number("page|\(name)") }

  /// Returns the number of the creation of a page for a session at a path; the session is `nil` for a browser that has
  /// none yet.
  static func mount(_ session: SessionKey?, _ path: String) -> UInt64 {
    number("mount|\(session?.name ?? "")|\(path)")
  }

  private static func number(_ text: String) -> UInt64 { SessionNumber.number(of: text.utf8) }

  /// Records the creation of a page as long as it takes, if there is a supervisor.
  @MainActor static func making<Value>(
    _ work: @autoclosure () -> UInt64, _ body: @MainActor () async -> Value
  ) async -> Value {
    guard let note = WorkerLink.current?.note else { return await body() }
    let place = note.begin(work(), isMaking: true)
    defer { note.end(place) }
    return await body()
  }
}

/// The record of a worker's pages.
struct NotedPages: WorkRecord {
  let note: Heartbeat

  func begin(page name: String, isMaking: Bool) -> Int? { note.begin(NotedWork.page(name), isMaking: isMaking) }
  func wait(_ place: Int?) { note.wait(place) }
  func end(_ place: Int?) { note.end(place) }
}
