import Espalier
import EspalierTesting
import Testing

@MainActor @Suite struct SurfaceConformanceTests {
  private func makeApp() async throws -> TestApp {
    try await TestApp(submissions: ConformanceApp.submissions) { ConformanceApp.makeConformanceWindow(for: $0) }
  }

  @Test(arguments: SurfaceConformance.checks)
  func `the headless surface conforms`(check: SurfaceConformance.Check) async throws {
    try await check.run(makeApp())
  }

  @Test func `the headless surface tells of its work what it has to`() async throws {
    let recorder = TelemetryRecorder()
    let host = AppHost(TelemetryConformance.app(connectors: [recorder]))
    await host.start()
    let window = await host.makeWindow(for: Visitor())
    window.open(.root)
    try await TelemetryConformance.walk(TestApp(window))
    await host.stop()
    try TelemetryConformance.check(recorder.events, surface: "headless")
    let isOtherwise = recorder.events.filter { $0.kind != .patch }
    #expect(throws: ConformanceFailure.self) { try TelemetryConformance.check(isOtherwise, surface: "headless") }
    #expect(throws: ConformanceFailure.self) { try TelemetryConformance.check(recorder.events, surface: "web") }
  }

  @Test func `every check has a name of its own`() {
    let names = SurfaceConformance.checks.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Fault.allCases)
  func `a surface with a fault does not conform`(fault: Fault) async throws {
    var failed: [String] = []
    for check in SurfaceConformance.checks {
      let app = try await makeApp()
      let surface = FaultySurface(fault, before: app)
      app.window.follow(by: surface)
      do { try await check.run(app) } catch { failed.append(check.name) }
    }
    #expect(!failed.isEmpty, "\(fault) is not noticed")
    #expect(failed.count < SurfaceConformance.checks.count, "a single fault does not break everything")
  }
}

/// A fault of a surface with the steps that it is told.
enum Fault: CaseIterable {
  case noMoves, noUpdates, noRemovals, insertsAtTheEnd, noResets, noAddresses
}

/// Stands before a surface and leaves steps out.
@MainActor final class FaultySurface: AddressShowing {
  private let fault: Fault
  private let surface: any AddressShowing

  init(_ fault: Fault, before surface: any AddressShowing) {
    self.fault = fault
    self.surface = surface
  }

  func apply(_ patches: [Patch], of window: Window) { surface.apply(patches.compactMap(alter), of: window) }

  func show(_ address: WindowAddress, of window: Window) {
    if fault != .noAddresses { surface.show(address, of: window) }
  }

  private func alter(_ patch: Patch) -> Patch? {
    switch (fault, patch) {
    case (.noMoves, .move), (.noUpdates, .update), (.noRemovals, .remove): nil
    case (.insertsAtTheEnd, .insert(let nodes, let parent, _)): .insert(nodes, parent: parent, before: nil)
    case (.noResets, .update(let node, let old, let new)):
      // What is gone keeps its value.
      .update(node, from: Self.onlySet(in: old, by: new), to: new)
    default: patch
    }
  }

  private static func onlySet(in old: AnyComponent, by new: AnyComponent) -> AnyComponent {
    var isReset = false
    old.forEachChange(to: new) { _, value in isReset = isReset || value == .unset }
    return isReset ? new : old
  }
}
