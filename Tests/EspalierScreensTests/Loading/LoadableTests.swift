import EspalierScreens
import TestSupport
import Testing

@MainActor @Suite struct LoadableTests {
  @MainActor final class Model {
    var numbers: Loadable<[Int]> = .idle
    var other: Loadable<[Int]> = .idle

    /// A load that ends when the gate opens, with the value, or with the cancellation if it was cancelled.
    func load(_ value: [Int], behind gate: Gate) -> Task<Void, Never> {
      Task {
        await Loadable.load(into: \.numbers, of: self) {
          await gate.pass()
          try Task.checkCancellation()
          return value
        }
      }
    }
  }

  /// The state in a word, for comparing.
  private func word(_ state: Loadable<[Int]>) -> String {
    switch state {
    case .idle: "idle"
    case .loading(let previous): "loading \(previous ?? [])"
    case .loaded(let value): "loaded \(value)"
    case .empty: "empty"
    case .failed(let error, let previous): "failed \(error) \(previous ?? [])"
    }
  }

  let model = Model()

  @Test func `it is loading while the value is fetched, and loaded afterwards`() async {
    let gate = Gate()
    let load = model.load([1], behind: gate)
    await gate.reached()
    #expect(model.numbers.isLoading)
    #expect(model.numbers.value == nil)
    gate.open()
    await load.value
    #expect(word(model.numbers) == "loaded [1]")
  }

  @Test func `the value from before stays in sight while its successor is fetched`() async {
    model.numbers = .loaded([1])
    let gate = Gate()
    let load = model.load([2], behind: gate)
    await gate.reached()
    #expect(word(model.numbers) == "loading [1]")
    #expect(model.numbers.value == [1])
    gate.open()
    await load.value
    #expect(word(model.numbers) == "loaded [2]")
  }

  @Test func `nothing to show is an answer`() async {
    await Loadable.load(into: \.numbers, of: model) { [] }
    #expect(word(model.numbers) == "empty")
    #expect(model.numbers.value == nil)
  }

  @Test func `a failure keeps the value from before`() async {
    model.numbers = .loaded([1])
    await Loadable.load(into: \.numbers, of: model) { throw Failure() }
    #expect(model.numbers.error as? Failure == Failure())
    #expect(model.numbers.value == [1])
    await Loadable.load(into: \.numbers, of: model) { [2] }
    #expect(word(model.numbers) == "loaded [2]")
  }

  @Test(arguments: [false, true])
  func `a cancelled load puts back what was there, whether its fetch noticed or not`(notices: Bool) async {
    for before in [Loadable.idle, .loaded([1]), .empty, .failed(Failure(), previous: [3])] {
      model.numbers = before
      let gate = Gate()
      let load = Task {
        await Loadable.load(into: \.numbers, of: model) {
          await gate.pass()
          if notices { try Task.checkCancellation() }
          return [2]
        }
      }
      await gate.reached()
      load.cancel()
      gate.open()
      _ = await load.value
      #expect(word(model.numbers) == word(before))
    }
  }

  @Test func `the latest of two loads wins when the older ends last`() async {
    let (older, newer) = (Gate(), Gate())
    let first = model.load([1], behind: older)
    await older.reached()
    let second = model.load([2], behind: newer)
    await newer.reached()
    newer.open()
    await second.value
    #expect(word(model.numbers) == "loaded [2]")
    older.open()
    await first.value
    #expect(word(model.numbers) == "loaded [2]")
  }

  @Test func `an older load that ends first shows nothing that is out of date`() async {
    let (older, newer) = (Gate(), Gate())
    let first = model.load([1], behind: older)
    await older.reached()
    let second = model.load([2], behind: newer)
    await newer.reached()
    older.open()
    await first.value
    #expect(model.numbers.isLoading)
    newer.open()
    await second.value
    #expect(word(model.numbers) == "loaded [2]")
  }

  @Test func `an older load that is cancelled late takes nothing back`() async {
    let (older, newer) = (Gate(), Gate())
    let first = model.load([1], behind: older)
    await older.reached()
    first.cancel()
    let second = model.load([2], behind: newer)
    await newer.reached()
    older.open()
    await first.value
    #expect(model.numbers.isLoading, "the newer load is under way still")
    newer.open()
    await second.value
    #expect(word(model.numbers) == "loaded [2]")
  }

  @Test func `when both are cancelled nothing goes on loading for ever`() async {
    model.numbers = .loaded([7])
    let (older, newer) = (Gate(), Gate())
    let first = model.load([1], behind: older)
    await older.reached()
    let second = model.load([2], behind: newer)
    await newer.reached()
    first.cancel()
    second.cancel()
    older.open()
    await first.value
    newer.open()
    await second.value
    #expect(word(model.numbers) == "loaded [7]")
  }

  @Test func `when the newer is cancelled the older counts again`() async {
    let (older, newer) = (Gate(), Gate())
    let first = model.load([1], behind: older)
    await older.reached()
    let second = model.load([2], behind: newer)
    await newer.reached()
    second.cancel()
    newer.open()
    await second.value
    #expect(model.numbers.isLoading)
    older.open()
    await first.value
    #expect(word(model.numbers) == "loaded [1]")
  }

  @Test func `loads into two properties leave each other alone`() async {
    let gate = Gate()
    let load = model.load([1], behind: gate)
    await gate.reached()
    await Loadable.load(into: \.other, of: model) { [9] }
    let stranger = Model()
    await Loadable.load(into: \.numbers, of: stranger) { [8] }
    gate.open()
    await load.value
    #expect(word(model.numbers) == "loaded [1]")
    #expect(word(model.other) == "loaded [9]")
    #expect(word(stranger.numbers) == "loaded [8]")
  }

  @Test func `a load returns what it loaded, and nothing when it failed or a later one won`() async {
    #expect(await Loadable.load(into: \.numbers, of: model) { [1] } == [1])
    #expect(await Loadable.load(into: \.numbers, of: model) { throw Failure() } == nil)
    let gate = Gate()
    let model = model
    let late = Task {
      await Loadable.load(into: \.numbers, of: model) {
        await gate.pass(); return [2]
      }
    }
    await gate.reached()
    #expect(await Loadable.load(into: \.numbers, of: model) { [3] } == [3])
    gate.open()
    #expect(await late.value == nil)
    #expect(word(model.numbers) == "loaded [3]")
  }

  @Test func `whatever a cancelled load throws is no failure`() async {
    model.numbers = .loaded([1])
    let gate = Gate()
    let model = model
    let load = Task {
      await Loadable.load(into: \.numbers, of: model) {
        await gate.pass()
        throw Failure()
      }
    }
    await gate.reached()
    load.cancel()
    gate.open()
    _ = await load.value
    #expect(word(model.numbers) == "loaded [1]")
  }
}
