internal import EspalierLivePage
internal import EspalierWorkers

/// The works of a worker, as the supervisor knows them: numbers that say nothing about the page, the session or the
/// person.
enum NotedWork {
  /// Returns the number of a page that is there, by its name beyond this process.
  static func page(_ name: String) -> UInt64 { number("page|\(name)") }

  /// Returns the number of the making of a page for a session at a path; the session is `nil` for a browser that has
  /// none yet.
  static func mount(_ session: SessionKey?, _ path: String) -> UInt64 {
    number("mount|\(session?.name ?? "")|\(path)")
  }

  private static func number(_ text: String) -> UInt64 { SessionNumber.number(of: text.utf8) }

  /// Notes the making of a page for as long as it takes, where there is a supervisor.
  @MainActor static func making<Value>(
    _ work: @autoclosure () -> UInt64, _ body: @MainActor () async -> Value
  ) async -> Value {
    guard let note = WorkerLink.current?.note else { return await body() }
    let place = note.begin(work(), isMaking: true)
    defer { note.end(place) }
    return await body()
  }
}

/// The note of a worker, for the pages in it.
struct NotedPages: WorkRecord {
  let note: Heartbeat

  func begin(page name: String, isMaking: Bool) -> Int? { note.begin(NotedWork.page(name), isMaking: isMaking) }
  func wait(_ place: Int?) { note.wait(place) }
  func end(_ place: Int?) { note.end(place) }
}
