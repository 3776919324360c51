import EspalierNavigation
import EspalierBase
import EspalierScreens
import EspalierStorage
import EspalierTesting
import EspalierViews
import Foundation
import Synchronization
import Testing
@testable import EspalierLivePage

@testable import EspalierServer
@testable import EspalierWire

/// Tests of pages on their way to the store, where something else happens at the same moment.
@Suite(.timeLimit(.minutes(10)))
struct PageRestorationServiceTests {
  private final class ServerResponse: Sendable {
    let isThere = Mutex(false)
  }

  private static func state(_ event: Int) -> PageState {
    PageState(
      state: NavigationState(stack: .init(["/a"])), scenes: RestorationStates(), events: PageEvents.Stored(last: event))
  }

  @Test func `A page whose last state is just being stored comes back with it, and is kept on`() async throws {
    let store = GatedStore()
    try await TestServer.run({ $0.restoration.store = store }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let first = try await server.join(visit)
      _ = try await first.receive()
      await visit.page.change(to: Self.state(3))
      await store.close()
      try await first.send(opcode: 8, [0x03, 0xE9])
      await visit.page.happened(.left)
      await server.clock.advanceAndSweep(by: server.site.configuration.limits.pages.disconnectedTime)
      await visit.page.happened(.ended(.expired))
      async let commit = server.site.state.commits.keep()
      await store.commitArrives()
      let again = try await server.join(visit)
      _ = try await again.receive()
      let page = try #require(await server.book.pages.last)
      #expect(await page.restored == Self.state(3))
      await store.open()
      #expect(await commit)
      await page.change(to: Self.state(4))
      #expect(await server.site.state.commits.keep())
      #expect(await !page.hasEnded)
      #expect(await page.stored == Self.state(4))
    }
  }

  @Test func `Of two states of a page the later one is stored last, whoever asks for it`() async throws {
    let store = GatedStore()
    try await TestServer.run({ $0.restoration.store = store }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      _ = try await server.join(visit).receive()
      await store.close()
      await visit.page.change(to: Self.state(1))
      async let first = server.site.state.commits.keep()
      await store.commitArrives()
      await visit.page.change(to: Self.state(2))
      async let second = server.site.state.commits.keep()
      await store.open()
      #expect(await [first, second] == [true, true])
      #expect(await visit.page.stored == Self.state(2))
      #expect(await store.mostAtOnce == 1)
    }
  }

  @Test func `A file is acknowledged when what became of it is stored`() async throws {
    let store = GatedStore()
    try await TestServer.run({ $0.restoration.store = store }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      _ = try await server.join(visit).receive()
      await store.close()
      let answer = ServerResponse()
      await MainActor.run { visit.page.stateAfterFile = Self.state(7) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          let reply = try await server.upload(visit, [0x61])
          answer.isThere.withLock { $0 = true }
          #expect(reply.status == 204)
        }
        await store.commitArrives()
        #expect(!answer.isThere.withLock { $0 })
        await store.open()
        try await group.waitForAll()
      }
      #expect(await visit.page.stored == Self.state(7))
    }
  }

  @Test(arguments: [PageEnding.expired, .signedOut])
  func `Text that waits for a pause arrives before a page that ends is kept`(ending: PageEnding) async throws {
    try await TestServer.run({ $0.restoration.store = GatedStore() }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      _ = try await server.join(visit).receive()
      let kept = await MainActor.run {
        visit.page.stateAfterTyping = Self.state(9)
        let pages = server.site.state.pages
        for entry in Array(pages.entries.values) { pages.end(entry, reason: ending) }
        return pages.changesToKeep().map(\.page)
      }
      #expect(kept == (ending == .signedOut ? [nil] : [Self.state(9)]))
    }
  }

  @Test func `A form that is posted twice is one event, and each showing of it another`() async throws {
    let claims = Mutex<[String]>([])
    let handler: SubmissionHandler = { _, _ in
      claims.withLock { $0.append(EventClaim.next("order")?.key ?? "none") }
      return .moved(to: "/")
    }
    try await TestServer.run(submissions: ["order": handler]) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let other = try await server.visit(cookie: visit.cookie)
      for (token, amount) in [
        (visit.formToken, "5"), (visit.formToken, "5"), (visit.formToken, "6"), (other.formToken, "5"),
      ] {
        let reply = try await server.post(
          "order", cookie: visit.cookie, ["espalier-token": token, "amount": amount])
        #expect(reply.status == 303)
      }
      let found = claims.withLock { $0 }
      try #require(found.count == 4)
      #expect(!found.contains("none"))
      #expect(found[0] == found[1] && Set(found).count == 3)
    }
  }
}
