internal import EspalierLivePage
internal import EspalierWorkers

/// The numbers by which the supervisor identifies the work of a worker. They reveal nothing about the page, the session
/// or the person.
enum NotedWork {
  /// Returns the number of an existing page, from the name that identifies the page outside this process.
  static func page(_ name: String) -> UInt64 { number("page|\(name)") }

  /// Returns the number for creating a page for a session at a path. The session is `nil` if the browser has none yet.
  static func mount(_ session: SessionKey?, _ path: String) -> UInt64 {
    number("mount|\(session?.name ?? "")|\(path)")
  }

  private static func number(_ text: String) -> UInt64 { SessionNumber.number(of: text.utf8) }

  /// Runs the creation of a page. If there is a supervisor, the creation is recorded as work in progress until it ends.
  @MainActor static func making<Value>(
    _ work: @autoclosure () -> UInt64, _ body: @MainActor () async -> Value
  ) async -> Value {
    guard let note = WorkerLink.current?.note else { return await body() }
    let place = note.begin(work(), isMaking: true)
    defer { note.end(place) }
    return await body()
  }
}

/// A recorder of the work on a worker's pages, for the supervisor.
struct NotedPages: WorkRecord {
  let note: Heartbeat

  func begin(page name: String, isMaking: Bool) -> Int? { note.begin(NotedWork.page(name), isMaking: isMaking) }
  func wait(_ place: Int?) { note.wait(place) }
  func end(_ place: Int?) { note.end(place) }
}
