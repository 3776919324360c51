import Foundation
import Testing

/// Each wait for something that another part settles stands under a limit that its caller knows, or is known here with the
/// reason why it needs none.
@Suite struct WaitTests {
  @Test func `a wait without a limit is known with its reason`() throws {
    var found: [String: Int] = [:]
    var lines: [String: [String]] = [:]
    for folder in ["Sources", "Examples", "Generator/Sources"] {
      for file in try Repository.swiftFiles(under: folder) where !file.path.contains("/Tests/") {
        let waits = BareWait.all(in: file.text)
        guard !waits.isEmpty else { continue }
        found[file.path] = waits.count
        lines[file.path] = waits.map { "\(file.path):\($0.line): \($0.code)" }
      }
    }
    for (path, count) in found.sorted(by: { $0.key < $1.key }) {
      let known = KnownWaits.all[path]?.count ?? 0
      #expect(
        count == known,
        """
        \(lines[path, default: []].joined(separator: "\n"))
        \(count) waits stand here and \(known) are known. Put a limit around a new one (`BoundedWait`), which says what was \
        waited for; where it needs none, say why in KnownWaits.swift.
        """)
    }
    for path in KnownWaits.all.keys where found[path] == nil {
      Issue.record("\(path) waits for nothing any more; take it out of KnownWaits.swift.")
    }
  }

  @Test(arguments: [
    "await withCheckedContinuation { waiting.append($0) }", "try await withUnsafeThrowingContinuation {",
    "await task.value",
    "let end = await task.result", "for await url in stream { return url }", "for try await _ in stream { break }",
    "let first = await stream.first { $0.isReady }", "guard let one = await iterator.next() else { return }",
    "let gate = DispatchSemaphore(value: 0)", "while isRunning { condition.wait() }", "flock(descriptor, LOCK_EX)",
    "waitpid(pid, &status, 0)", "try await future.get()", "try await flight.value()", "process.waitUntilExit()",
    // Whatever the name of what is waited for.
    "await listening.value", "return await again.value == 0", "let end = await node.settled.value(by: clock)",
    "await one?.made.result", "try await answer.value()",
    // The loop ends on the line below.
    "for await url in stream {\n  return url\n}", "for try await (_, end) in ends {\n  if end { return }\n}",
  ])
  func `every form of waiting is found`(code: String) {
    #expect(BareWait.all(in: code).count == 1)
  }

  @Test(arguments: [
    "// await task.value", "flock(descriptor, LOCK_EX | LOCK_NB)", "for await event in events { show(event) }",
    "try await client.value(.get(\"/x\"))", "let value = task.value", "waitpid(pid, &status, WNOHANG)",
    "try await BoundedWait(for: \"the bank\", within: limit).value { try await work() }",
    "let response = try await next(request)", "guard let first = try await group.next() else { return }",
    "await completion.value(until: end, by: clock)", "try await field.value(of: name)",
    "for await event in events {\n  guard let self else { return }\n}", "await Self.result { try await group.run() }",
  ])
  func `what has a limit or waits for nothing is not`(code: String) {
    #expect(BareWait.all(in: code).isEmpty)
  }
}

/// A line of code that waits, as far as its words show, without a limit in it.
struct BareWait {
  let line: Int
  let code: String

  static func all(in text: String) -> [BareWait] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return zip(lines.indices, lines).compactMap { number, code in
      guard !code.hasPrefix("//"), isBare(code, before: lines.dropFirst(number + 1).first ?? "") else { return nil }
      return BareWait(line: number + 1, code: code)
    }
  }

  /// Regular expressions are slow, and most lines have none of these words.
  private static let words = ["wait", "Continuation", "Dispatch", "NSCondition", "lock", "F_"]

  private static func isBare(_ code: String, before next: String) -> Bool {
    guard words.contains(where: { code.contains($0) }) else { return false }
    if code.contains(/with(Checked|Unsafe)(Throwing)?Continuation\b/) { return true }
    if code.contains(/\b(DispatchSemaphore|DispatchGroup|NSCondition)\(|\.wait\(\)|waitUntilExit\(|pthread_cond_wait/) {
      return true
    }
    if code.contains(/\b(flock|lockf)\(/), !code.contains(/LOCK_NB|LOCK_UN/) { return true }
    if code.contains(/F_SETLKW|F_OFD_SETLKW/) { return true }
    if code.contains(/\bwaitpid\(/), !code.contains("WNOHANG") { return true }
    guard code.contains(/\bawait\b/), !code.contains("BoundedWait(") else { return false }
    // A loop that ends with what it looked for waits for that; its end may stand on the line below.
    let loop = code.hasSuffix("{") ? "\(code) \(next)" : code
    if loop.contains(/\bfor (try )?await .+ in [^{]*\{ *(if [^{]*\{ *)?(return|break)\b/) { return true }
    // The first to end of a group is looked at where the group's work is.
    if code.contains(/\bawait\b.*\.next\(/), !code.contains(/group\.next\(|tokens\.next\(|refreshing\.next\(/) {
      return true
    }
    if code.contains(
      /\bawait\b.*(task|work|commit|before|reading|stop|build|making|attempt|pending|flight)\w*\??\.(value|result)\b/)
    {
      return true
    }
    if code.contains(/\bawait (\w+\??\.)+(value|result)\b(\(\)|\(by:| *(?![ ({]))/) { return true }
    if code.contains(/\bawait Task.*\}\.value\b/) { return true }
    return code.contains(
      /\bawait\b.*(stream|changes|messages|events|readings|outcomes)\.first\b|\bawait\b.*(future|Future|kind)\w*\.get\(\)/
    )
  }
}
