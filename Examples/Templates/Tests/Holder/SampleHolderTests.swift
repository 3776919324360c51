import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The parts of Sample: made once for each name, found again, and ended.
@MainActor @Suite struct SampleHolderTests {
  private final class StillDependencies: SampleHolderDependencies {}

  private let holder = SampleHolderBuilder().build(in: StillDependencies())

  @Test func `each name has one part`() throws {
    let one = try holder.part("one")
    #expect(try holder.part("one") === one)
    #expect(try holder.part("other") !== one)
    #expect(one.scope.name == "one" && holder.children.count == 2)
  }

  @Test func `a part that was closed begins anew`() throws {
    try holder.part("one").add("kept")
    try holder.close("one")
    #expect(holder.children.isEmpty)
    #expect(try holder.part("one").lines.isEmpty)
  }

  @Test func `closing what is not there says so`() {
    #expect(throws: ModuleError.self) { try holder.close("nowhere") }
  }

  @Test func `the parts find what they have in common up the tree`() throws {
    holder.provide(SampleHolderContext(capacity: 2))
    let part = try holder.part("one")
    for line in ["a", "b", "c"] { part.add(line) }
    #expect(part.lines == ["b", "c"])
  }

  @Test func `closing leaves nothing behind`() async throws {
    try await expectNoLeaks {
      let holder = SampleHolderBuilder().build(in: StillDependencies())
      holder.activate()
      _ = try holder.part("one")
      try holder.close("one")
    }
  }
}
