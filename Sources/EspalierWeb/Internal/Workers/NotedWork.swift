/// What a worker does, as the supervisor knows it: a number that says nothing about the page, the session or the person.
enum NotedWork {
  /// A page that is there, by what it is called beyond this process.
  static func page(_ name: String) -> UInt64 { number("page|\(name)") }

  /// A page that is made for a session at a path; `nil` is one that has no session yet.
  static func mount(_ session: SessionKey?, _ path: String) -> UInt64 {
    number("mount|\(session?.name ?? "")|\(path)")
  }

  private static func number(_ text: String) -> UInt64 { SessionNumber.number(of: text.utf8) }

  /// Notes the making of a page for as long as it takes, where somebody could ask for it.
  @MainActor static func making<Value>(
    _ work: @autoclosure () -> UInt64, _ body: @MainActor () async -> Value
  ) async -> Value {
    guard let note = WorkerLink.current?.note else { return await body() }
    let place = note.begin(work(), isMaking: true)
    defer { note.end(place) }
    return await body()
  }
}
