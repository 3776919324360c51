import EspalierBase
import EspalierConnectors
import TestSupport
import Testing

/// The tree of connectors: how it is written, and the paths in it.
@Suite struct CompositionTests {
  private struct CrashReports: Connector {}
  private struct Analytics: Connector {}
  private struct Tracker: Connector {}

  private struct Firebase: Connector {
    var modules: [any Connector] {
      CrashReports()
      Analytics()
    }
  }

  @ConnectorBuilder private var connectors: some Connector {
    ConnectorGroup("google") {
      Firebase()
      ConnectorGroup("modules", inParallel: true) {
        CrashReports()
        Analytics()
      }
    }
    Tracker().named("tracker").restarting(.upTo(3, within: .seconds(60))).starting(within: .seconds(3))
  }

  private func paths(_ connector: any Connector) async -> [String] {
    await ConnectorRunner(connector) { _ in }.states.map(\.path)
  }

  @Test func `a connector's path is its name after those of the connectors above it`() async {
    #expect(
      await paths(connectors) == [
        "google", "google/Firebase", "google/Firebase/CrashReports", "google/Firebase/Analytics", "google/modules",
        "google/modules/CrashReports", "google/modules/Analytics", "tracker",
      ])
  }

  @Test func `connectors of one name side by side are numbered`() async {
    let group = ConnectorGroup("all") {
      Tracker()
      Tracker()
      Tracker().named("other")
      Tracker()
    }
    #expect(await paths(group) == ["all", "all/Tracker", "all/Tracker#2", "all/other", "all/Tracker#3"])
  }

  @Test func `a name with a slash takes no other's path`() async {
    let group = ConnectorGroup {
      ConnectorGroup("a") { Tracker().named("b") }
      Tracker().named("a/b")
    }
    #expect(await paths(group) == ["a", "a/b", "a/b#2"])
  }

  @Test func `a group without a name is not in the paths`() async {
    let group = ConnectorGroup("a") {
      ConnectorGroup(inParallel: true) {
        Tracker()
        Analytics()
      }
    }
    #expect(await paths(group) == ["a", "a/Tracker", "a/Analytics"])
  }

  @Test(arguments: [true, false])
  func `conditions, loops, lists and optionals choose connectors`(isOn: Bool) async {
    let none: (any Connector)? = nil
    let list: [any Connector] = [Tracker(), Analytics()]
    let group = ConnectorGroup {
      if isOn { CrashReports() }
      if isOn { Tracker().named("on") } else { Tracker().named("off") }
      for number in 1...2 { Tracker().named("\(number)") }
      list
      none
      if let first = list.first { first.named("first") }
    }
    #expect(
      await paths(group) == (isOn ? ["CrashReports", "on"] : ["off"]) + ["1", "2", "Tracker", "Analytics", "first"])
  }

  @Test func `what the app changes about a connector leaves the rest as its package wrote it`() {
    let journal = Journal()
    let probe = Probe("a", journal) { Tracker() }.with {
      $0.events = .phases
      $0.modulesStartInParallel = true
      $0.startDeadline = .seconds(1)
    }
    let changed = probe.receiving(within: .seconds(2)).stopping(within: .seconds(3)).named("b")
    #expect(changed.name == "b")
    #expect(changed.events == .phases)
    #expect(changed.modules.map(\.name) == ["Tracker"])
    #expect(changed.modulesStartInParallel)
    #expect(changed.startDeadline == .seconds(1))
    #expect(changed.receiveDeadline == .seconds(2))
    #expect(changed.stopDeadline == .seconds(3))
    #expect(probe.starting(within: .seconds(1)).starting(within: .seconds(9)).startDeadline == .seconds(9))
  }

  @Test func `a connector that says nothing has its defaults`() {
    let tracker = Tracker()
    #expect(tracker.name == "Tracker")
    #expect(tracker.events == [])
    #expect(tracker.modules.isEmpty)
    #expect(tracker.startDeadline == .seconds(10))
    #expect(tracker.receiveDeadline == .seconds(5))
    #expect(tracker.stopDeadline == .seconds(5))
  }

  @Test func `a report names path and call, and says what follows and how to mend it`() async {
    let words = Journal()
    let barrier = Barrier()
    let runner = ConnectorRunner(
      ConnectorGroup("a") {
        Probe("b", Journal()).with { $0.onStart = { throw Refused() } }
        Probe("c", Journal()).with { $0.onStart = { try await barrier.pass() } }.starting(within: .zero)
      }
    ) { words.note("\($0)") }
    await runner.start()
    #expect(
      words.entries == [
        "a/b: start failed: Refused()",
        "a/c: start took longer than 0.0 seconds. It is cancelled; the others go on. "
          + "Give it a longer deadline if it needs one.",
      ])
  }

  @Test func `a connector whose name was taken away is told its events all the same`() async {
    let journal = Journal()
    let runner = ConnectorRunner(
      ConnectorGroup { Probe("a", journal).with { $0.events = .launched }.named("") }
    ) { _ in }
    await runner.start()
    runner.send(.launched)
    await runner.stop()
    #expect(journal.count(of: "a launched") == 1)
  }

  @Test func `the kinds of event have names`() {
    #expect("\(LifecycleEvents([.willEnd, .launched]))" == "launched, willEnd")
    #expect(LifecycleEvents.all.contains(LifecycleEvent.opened(address: "/").kind))
  }
}
