import EspalierPrograms
import Foundation
import TestSupport
import Testing

@testable import EspalierServer

/// A real program with two workers, of which any may end at any time.
@Suite(.serialized, .takesTurns) struct WorkersTests {
  /// Pages of two strangers, whom different workers serve.
  private func strangers(_ program: WorkersProcess) async throws -> (WorkersProcess.Visit, WorkersProcess.Visit) {
    let one = try await program.visit()
    while true {
      let other = try await program.visit()
      if other.worker != one.worker { return (one, other) }
    }
  }

  /// Four browsers ask without end while something happens, and none of them is refused.
  private func everybodyIsAnswered(
    by program: WorkersProcess, while happening: @Sendable () async throws -> Void
  ) async throws {
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var count = 0
          while !Task.isCancelled {
            let reply = try await program.get("/")
            #expect(reply.status == 200)
            count += 1
          }
          return count
        }
      }
      try await happening()
      group.cancelAll()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
  }

  @Test func `all of a session goes to one worker, whoever else comes, also after signing in`() async throws {
    try await WorkersProcess.run { program in
      let (one, other) = try await strangers(program)
      for visit in [one, other] {
        for _ in 0..<4 { #expect(try await program.visit(cookie: visit.cookie).worker == visit.worker) }
        let signedIn = try await program.signIn("ada", visit)
        #expect(signedIn.worker == visit.worker && signedIn.identity == "ada")
      }
    }
  }

  @Test func `a line over the connection of another worker's session is refused, and takes no page over`() async throws
  {
    try await WorkersProcess.run { program in
      let (one, other) = try await strangers(program)
      let socket = try await program.join(other)
      guard case .text = try await socket.receive() else { return #expect(Bool(false)) }
      // As a proxy that sends the requests of all browsers over the connections that it has.
      func head(_ method: String, _ path: String, _ visit: WorkersProcess.Visit, length: Int = 0) -> String {
        """
        \(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\nOrigin: http://127.0.0.1:\(program.port)\r\n\
        Cookie: espalier-session=\(visit.cookie)\r\nContent-Length: \(length)\r\n\r\n
        """
      }
      for (path, body) in [("/-/line", ""), ("/-/line/name", "[-1]")] {
        let pooled = try RawConnection(port: program.port)
        try await pooled.send(head("GET", "/", one))
        #expect(try await pooled.reply().status == 200)
        try await pooled.send(head("POST", path, other, length: body.utf8.count) + body)
        #expect(try await pooled.reply(toHead: true).status == 421)
        while try await !pooled.receive().isEmpty {}
      }
      let line = try RawConnection(port: program.port)
      try await line.send(head("POST", "/-/line", other))
      #expect(try await line.reply(toHead: true).status == 200, "a new connection is led to its worker")
      try await socket.send(text: "[-1]")
      guard case .text = try await socket.receive() else { return #expect(Bool(false), "the page goes on") }
    }
  }

  @Test func `the sessions of a worker that is killed go on with another at once, and it comes back`() async throws {
    try await WorkersProcess.run { program in
      let (one, _) = try await strangers(program)
      let ada = try await program.signIn("ada", one)
      let socket = try await program.join(ada)
      kill(ada.worker, SIGKILL)
      while try await !socket.raw.receive().isEmpty {}
      let start = ContinuousClock.now
      let again = try await program.visit(cookie: ada.cookie)
      #expect(start.duration(to: .now) < .seconds(1))
      #expect(again.worker != ada.worker && again.identity == "ada", "still signed in")
      let back = try await program.join(ada)
      guard case .text = try await back.receive() else { return #expect(Bool(false), "its page is made again") }
      while try program.workers.count < 2 { try await Task.sleep(for: .milliseconds(20)) }
      #expect(try await program.visit(cookie: ada.cookie).worker == again.worker, "it stays where its pages are")
    }
  }

  @Test func `signing out everywhere ends the pages of a person with every worker`() async throws {
    try await WorkersProcess.run { program in
      let (one, other) = try await strangers(program)
      let (here, there) = (try await program.signIn("ada", one), try await program.signIn("ada", other))
      #expect(here.worker != there.worker)
      let socket = try await program.join(there)
      guard case .text = try await socket.receive() else { return #expect(Bool(false)) }
      #expect(try await program.post("sign-out-everywhere", here).status == 303)
      _ = try await socket.closeCode()
      #expect(try await program.visit(cookie: there.cookie).identity == "nobody")
      #expect(try await program.visit(cookie: here.cookie).identity == "nobody")
    }
  }

  @Test func `who has signed out is signed out with the worker that takes over, too`() async throws {
    try await WorkersProcess.run(settings: ["SILENCE": "500", "HANG": "60000"]) { program in
      let (one, other) = try await strangers(program)
      let ada = try await program.signIn("ada", one)
      kill(ada.worker, SIGSTOP)
      // The supervisor measures the silence by its own clock.
      try await Task.sleep(for: .seconds(1))
      // Both workers have the session by now.
      let moved = try await program.visit(cookie: ada.cookie)
      #expect(moved.worker == other.worker && moved.identity == "ada")
      kill(ada.worker, SIGCONT)
      #expect(try await program.post("sign-out", moved).status == 303)
      kill(other.worker, SIGKILL)
      #expect(try await program.visit(cookie: ada.cookie).identity == "nobody")
    }
  }

  @Test func `a worker that was paused gives up what another has taken over`() async throws {
    try await WorkersProcess.run(settings: ["SILENCE": "500", "HANG": "60000"]) { program in
      let (one, _) = try await strangers(program)
      let socket = try await program.join(one)
      guard case .text = try await socket.receive() else { return #expect(Bool(false)) }
      kill(one.worker, SIGSTOP)
      // The supervisor measures the silence by its own clock.
      try await Task.sleep(for: .seconds(1))
      let back = try await program.join(one)
      guard case .text = try await back.receive() else { return #expect(Bool(false), "another has made it again") }
      kill(one.worker, SIGCONT)
      // What is done on the former one is not kept, and its browser is told to come again.
      try await socket.send(text: "[1,0,\"go\",\"/\"]")
      #expect(try await socket.closeCode() == 1001)
      try await back.send(text: "[1,0,\"go\",\"/\"]")
      guard case .text = try await back.receive() else { return #expect(Bool(false), "its successor goes on") }
    }
  }

  @Test func `a worker whose main actor hangs is ended, and another goes on`() async throws {
    try await WorkersProcess.run(settings: ["SILENCE": "1000", "HANG": "2500"]) { program in
      let (one, _) = try await strangers(program)
      kill(one.worker, SIGSTOP)
      while try program.workers.contains(one.worker) { try await Task.sleep(for: .milliseconds(50)) }
      #expect(try await program.visit(cookie: one.cookie).worker != one.worker)
    }
  }

  @Test func `a page that ends workers is not made a third time, and its browser is told why`() async throws {
    try await WorkersProcess.run { program in
      let (one, _) = try await strangers(program)
      for _ in 0..<2 {
        let before = Set(try program.workers)
        await #expect(throws: (any Error).self) { try await program.get("/trap", cookie: one.cookie) }
        // The one that has ended may be in the list until its end is noted.
        while case let now = Set(try program.workers), now.count < 2 || now.isSuperset(of: before) {
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      var reply = try await program.get("/trap", cookie: one.cookie)
      #expect(reply.status == 503)
      #expect(reply["Retry-After"].flatMap { Int($0) }.map { (1...60).contains($0) } == true)
      #expect(String(decoding: reply.body, as: UTF8.self).contains("This page has stopped the program"))
      reply = try await program.get("/", cookie: one.cookie)
      #expect(reply.status == 200, "everything else goes on")
      #expect(try program.workers.count == 2)
    }
  }

  @Test func `new workers take over while browsers come without end, and none is refused`() async throws {
    try await WorkersProcess.run { program in
      let before = Set(try program.workers)
      let (one, _) = try await strangers(program)
      let ada = try await program.signIn("ada", one)
      let socket = try await program.join(ada)
      guard case .text = try await socket.receive() else { return #expect(Bool(false)) }
      try await everybodyIsAnswered(by: program) {
        program.program.send(SIGHUP)
        #expect(try await socket.closeCode() == 1001, "live pages are told to come back")
        while !before.isDisjoint(with: try program.workers) { try await Task.sleep(for: .milliseconds(20)) }
      }
      #expect(Set(try program.workers).count == 2)
      let again = try await program.visit(cookie: ada.cookie)
      #expect(again.identity == "ada" && !before.contains(again.worker))
    }
  }

  @Test func `new workers run the program that is on the disk by then`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-versions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, newer) = (folder.appending(path: "program"), folder.appending(path: "newer"))
    for copy in [file, newer] {
      try FileManager.default.copyItem(at: RunningProgram.product("WorkersProgram"), to: copy)
    }
    try await WorkersProcess.run(of: file) { program in
      let before = Set(try program.workers)
      // As an update does: the new file takes the place of the one that runs.
      try #require(rename(newer.path, file.path) == 0)
      program.program.send(SIGHUP)
      var workers = try program.workers
      while workers.isEmpty || !before.isDisjoint(with: workers) {
        try await Task.sleep(for: .milliseconds(20))
        workers = try program.workers
      }
      for worker in workers {
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(worker)/exe")
        #expect(path == file.resolvingSymlinksInPath().path, "the one before is gone: \(path)")
      }
      #expect(workers.contains(try await program.visit().worker))
    }
  }

  @Test func `an answer under way is sent to its end before the program stops`() async throws {
    try await WorkersProcess.run(settings: ["DRAIN": "60000"]) { program in
      let port = program.port
      let answer = Task {
        let raw = try RawConnection(port: port)
        try await raw.send("GET /slow HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        return try await raw.reply()
      }
      let folder = program.folder
      while !FileManager.default.fileExists(atPath: folder.appending(path: "slow-begun").path) {
        try await Task.sleep(for: .milliseconds(10))
      }
      program.program.send(SIGTERM)
      // Nobody is let in any more, so it has begun to stop.
      while (try? await program.get("/")) != nil { try await Task.sleep(for: .milliseconds(10)) }
      #expect(FileManager.default.createFile(atPath: folder.appending(path: "slow-end").path, contents: nil))
      let reply = try await answer.value
      #expect(reply.status == 200 && String(decoding: reply.body, as: UTF8.self) == "The whole answer")
      #expect(await program.program.ended() == .exited(status: 0))
    }
  }

  @Test func `a worker that is told to end is replaced at once, and nobody is refused`() async throws {
    try await WorkersProcess.run { program in
      let before = try program.workers
      let told = try #require(before.first)
      try await everybodyIsAnswered(by: program) {
        kill(told, SIGTERM)
        while try program.workers.contains(told) || program.workers.count < 2 {
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  @Test func `who signs out while new workers take over is signed out for good`() async throws {
    try await WorkersProcess.run { program in
      let before = Set(try program.workers)
      let (one, _) = try await strangers(program)
      let ada = try await program.signIn("ada", one)
      // A live page keeps its worker at work until it has been told to come back.
      let socket = try await program.join(ada)
      guard case .text = try await socket.receive() else { return #expect(Bool(false)) }
      program.program.send(SIGHUP)
      #expect(try await socket.closeCode() == 1001)
      let again = try await program.visit(cookie: ada.cookie)
      #expect(again.identity == "ada" && !before.contains(again.worker))
      #expect(try await program.post("sign-out", again).status == 303)
      while !before.isDisjoint(with: try program.workers) { try await Task.sleep(for: .milliseconds(20)) }
      let sessions = program.folder.appending(path: "web/sessions")
      let files = try FileManager.default.contentsOfDirectory(at: sessions, includingPropertiesForKeys: nil)
      for file in files { #expect(try !String(contentsOf: file, encoding: .utf8).contains("ada"), "\(file.path)") }
      #expect(try await program.visit(cookie: ada.cookie).identity == "nobody")
    }
  }

  @Test func `work that a program does once is done by one worker, and by another when that has ended`() async throws {
    try await WorkersProcess.run { program in
      func led() throws -> [pid_t] {
        let text = (try? String(contentsOf: program.folder.appending(path: "led.txt"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { pid_t($0) }
      }
      while try led().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
      let first = try led()
      #expect(first.count == 1)
      kill(first[0], SIGKILL)
      while try led().count < 2 { try await Task.sleep(for: .milliseconds(20)) }
      #expect(try led()[1] != first[0])
    }
  }

  @Test func `stopping ends all workers in order, and a supervisor that is killed leaves none behind`() async throws {
    try await WorkersProcess.run { program in
      let workers = try program.workers
      let (one, _) = try await strangers(program)
      let socket = try await program.join(one)
      guard case .text = try await socket.receive() else { return #expect(Bool(false)) }
      program.program.send(SIGTERM)
      #expect(try await socket.closeCode() == 1001)
      #expect(await program.program.ended() == .exited(status: 0))
      for worker in workers { #expect(kill(worker, 0) != 0) }
    }
    try await WorkersProcess.run { program in
      let workers = try program.workers
      program.program.kill()
      for worker in workers { while kill(worker, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) } }
    }
  }

  @Test func `a worker that hangs ends though its supervisor is gone`() async throws {
    try await WorkersProcess.run(settings: ["SILENCE": "500", "HANG": "60000", "DRAIN": "500"]) { program in
      let (one, _) = try await strangers(program)
      let raw = try RawConnection(port: program.port)
      try await raw.send(
        "GET /hang HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\nCookie: espalier-session=\(one.cookie)\r\n\r\n")
      // The supervisor measures the silence by its own clock.
      try await Task.sleep(for: .milliseconds(1_500))
      #expect(try await program.visit(cookie: one.cookie).worker != one.worker, "it hangs, and is let be")
      program.program.kill()
      while kill(one.worker, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    }
  }
}
