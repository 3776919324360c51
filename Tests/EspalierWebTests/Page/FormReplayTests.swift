import Espalier
import EspalierTesting
import Logging
import Observation
import Testing

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierWire

/// Tests that an action that is sent again is done with the form that the person saw, or not at all.
@MainActor @Suite struct FormReplayTests {
  /// The value that a person gave to each kind of control, behind the one that it showed before.
  private static let entered = [
    "Note": ("100.00", "200.05"), "Day": ("2026-01-01", "2026-02-03"), "Size": ("small", "large"),
    "Place": ("here", "there"), "Quiet": ("false", "true"), "Agreed": ("false", "true"), "Volume": ("1", "7"),
    "Guests": ("2", "5"), "Limit": ("", "12.5"), "Longer": ("", "Two\nlines"),
  ]

  @Test func `what was durable comes back to a page that was made again, whatever control it is`() async throws {
    let page = await Paper.settled()
    page.join(Self.entered.mapValues { Field(value: $1, before: $0, known: $1) })
    await page.until { page.isShown }
    #expect(page.scene.summary == Self.summary(\.1))
  }

  @Test func `a submission is done with the values of its form`() async throws {
    let page = await Paper.settled()
    page.join(events: 1)
    page.tapAgain(1, "Save", with: Self.entered.mapValues { Field(value: $1, before: $0, known: $1) })
    await page.until { page.isShown }
    #expect(page.scene.saved == [Self.summary(\.1)])
    #expect(!page.hasTold(undone: 1))
  }

  @Test func `a submission with a field that shows something else by now is refused and told`() async throws {
    for (label, values) in Self.entered {
      let page = await Paper.settled()
      // It was left as it was, and showed what is another one by now.
      page.join(events: 1)
      page.tapAgain(1, "Save", with: [label: Field(value: values.1, before: values.1, known: values.1)])
      await page.until { page.isShown }
      #expect(page.scene.saved == [], "\(label)")
      #expect(page.hasTold(undone: 1), "\(label): \(page.frames)")
    }
  }

  @Test func `a submission with a field that is not there any more is refused and told`() async throws {
    let page = await Paper.settled()
    page.join(events: 1)
    page.tapAgain(1, "Save", withKeys: ["gone/0": Field(value: "a", before: "", known: "a")])
    await page.until { page.isShown }
    #expect(page.scene.saved == [])
    #expect(page.hasTold(undone: 1))
  }

  @Test func `a submission keeps its values, whatever was entered behind it`() async throws {
    let page = await Paper.settled()
    page.join(["Note": Field(value: "later", before: "100.00", known: "later")], events: 2)
    let form = ["Note": Field(value: "first", before: "100.00", known: "first")]
    page.tapAgain(1, "Save", with: form)
    page.tapAgain(2, "Save", with: ["Note": Field(value: "second", before: "100.00", known: "second")])
    await page.until { page.isShown }
    #expect(page.scene.saved.map { $0.contains("Note: first") } == [true, false])
    #expect(page.scene.saved.map { $0.contains("Note: second") } == [false, true] || page.hasTold(undone: 2))
    #expect(page.scene.note == "later", "and that is in its field")
  }

  @Test func `a field that an earlier action emptied is not filled in again`() async throws {
    let page = await Paper.settled()
    page.scene.clears = true
    page.join(events: 2)
    let form = ["Note": Field(value: "milk", before: "100.00", known: "milk")]
    page.tapAgain(1, "Save", with: form)
    page.tapAgain(2, "Save", with: form)
    await page.until { page.isShown }
    #expect(page.scene.saved.map { $0.contains("Note: milk") } == [true, false])
  }

  @Test func `what a person acted with is not named as lost, where the act has led away from its field`() async throws {
    let (typed, other) = (Field(value: "b", before: "a", known: "b"), Field(value: "c", before: "a", known: "c"))
    let cases: [(stored: Int, field: String, form: [String: Field], isNamed: Bool)] = [
      (1, "Gone", ["Gone": typed], false), (0, "Gone", ["Gone": typed], true), (1, "Gone", ["Gone": other], true),
      (1, "Gone", [:], true), (1, "Note", ["Note": typed], true),
    ]
    for (stored, field, form, isNamed) in cases {
      let page = await Paper.settled()
      page.page.events.restore(PageEvents.Stored(last: stored), isStored: true)
      page.join([field: typed], events: 1)
      page.tapAgain(1, "Save", with: form)
      await page.until { page.isShown }
      #expect(page.frames.contains { $0.contains("[6,0,1]") } == isNamed, "\(stored) \(form)")
      #expect(page.frames.contains { $0.contains("[6,0]") } == !isNamed, "\(stored) \(form)")
    }
  }

  @Test func `an action that the app has stored is not told as undone`() async throws {
    for isStored in [true, false] {
      let page = await Paper.settled()
      page.page.hasClaims = { name, event in name == "page" && event == 1 && isStored }
      page.join(events: 1)
      page.tapAgain(1, "Gone", with: [:])
      await page.until { page.isShown }
      #expect(page.hasTold(undone: 1) == !isStored)
      #expect(page.page.kept?.events.last == 1, "it is done with")
    }
  }

  @Test func `an action of an earlier page that comes late is done with its form too`() async throws {
    let page = await Paper.settled()
    page.join()
    await page.until { page.isShown }
    page.tapAgain(1, "Save", with: ["Day": Field(value: "2026-02-03", before: "2026-01-01", known: "2026-02-03")])
    #expect(page.scene.saved.map { $0.contains("Day: 2026-02-03") } == [true])
    page.tapAgain(2, "Save", with: ["Day": Field(value: "2027-01-01", before: "2027-01-01", known: "2027-01-01")])
    #expect(page.scene.saved.count == 1)
    await page.until { page.hasTold(undone: 2) }
  }

  @Test func `an action whose form the browser could not tell is refused and told`() async throws {
    let page = await Paper.settled()
    page.join(events: 1)
    page.tapAgain(1, "Save", form: "null")
    await page.until { page.isShown }
    #expect(page.scene.saved == [])
    #expect(page.hasTold(undone: 1))
    page.tapAgain(2, "Save", form: "null")
    #expect(page.scene.saved == [])
    await page.until { page.hasTold(undone: 2) }
    page.tapAgain(3, "Save", form: "null", last: page.page.output.lastPatch)
    #expect(page.scene.saved.count == 1, "on the page that the person saw it is done as ever")
  }

  @Test func `a browser hears which edits the app has stored, before it may forget them`() async throws {
    let page = await Paper.settled()
    page.join()
    await page.until { page.isShown }
    page.change(1, "Agreed")
    page.change(2, "Quiet")
    page.page.wasKept(try #require(page.page.kept))
    let told = page.frames.compactMap { frame in ["[14,2]", "[13,2]"].first { frame.contains($0) } }
    #expect(told == ["[14,2]", "[13,2]"], "the other one is in the memory of the scene alone")
  }

  @Test(arguments: [
    "[99999999999999999999999,0,\"tap\",1,0]", "[1,0,\"tap\",1,2,[[[[3]]]]]", "[1.5,0,\"tap\",1,0]", "", "{}",
    "[[[[[[]]]]]]",
    "[-3,12]", "[-2,9223372036854775807]",
  ]) func `whatever a browser sends is answered`(frame: String) async throws {
    let page = await Paper.settled()
    page.join()
    await page.until { page.isShown }
    let count = page.frames.count
    page.page.receive(frame)
    #expect(page.frames.count == count + 1)
  }

  private static func summary(_ value: KeyPath<(String, String), String>) -> String {
    entered.sorted { $0.key < $1.key }.map { "\($0): \($1[keyPath: value])" }.joined(separator: ", ")
  }
}

private typealias Field = PageJoin.Field

/// A window with one form, as a page that is made again, with the frames that its browser got.
@MainActor private final class Paper {
  let scene: PaperScene
  let window: Window
  let page: WindowPage
  private(set) var frames: [String] = []
  private let coordinator = PaperCoordinator()

  init() {
    scene = coordinator.scene
    window = Window(coordinator: coordinator, title: "Paper")
    window.open(.root)
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: ManualClock())
    page.setName("page")
  }

  /// A page whose fields have keys, as a browser knows them of the earlier one.
  static func settled() async -> Paper {
    let paper = Paper()
    await paper.window.settled()
    return paper
  }

  var isShown: Bool { page.life == .joined && page.replay == nil }
  func hasTold(undone event: Int) -> Bool { frames.contains { $0.contains("[11,\(event)]") } }

  func until(_ condition: () -> Bool) async { while !condition() { await Task.yield() } }

  func join(_ fields: [String: Field] = [:], events: Int = 0) {
    let fields = Dictionary(uniqueKeysWithValues: fields.map { (key($0), $1) })
    page.join(PageJoin(lastPatch: 7, path: "/", firstEvent: 1, fields: fields, events: events)) { [weak self] in
      self?.frames.append($0)
    }
  }

  /// Sends a tap of the earlier page again.
  func tapAgain(_ number: Int, _ title: String, with form: [String: Field]) {
    tapAgain(number, title, withKeys: Dictionary(uniqueKeysWithValues: form.map { (key($0), $1) }))
  }

  func tapAgain(_ number: Int, _ title: String, withKeys form: [String: Field]) {
    let fields = form.map { "\(json($0)):[\(json($1.value)),\(json($1.before)),\(json($1.known))]" }
    tapAgain(number, title, form: "{\(fields.joined(separator: ","))}")
  }

  /// Sends a tap again, which was done when `last` was the last patch.
  func tapAgain(_ number: Int, _ title: String, form: String, last: Int = 7) {
    let node = find(nil) { $0.value(of: Button.title).normal == title }
    let (place, name) = (last == 7 ? 3 : node?.id ?? 0, node?.path ?? "gone")
    page.receive("[\(number),\(last),\"tap\",\(place),0,null,\(json(name)),\"\",\(form)]")
  }

  /// Sends a change of a switch.
  func change(_ number: Int, _ label: String) {
    let node = find(nil) { $0.value(of: Input.label) == label }?.id ?? 0
    page.receive("[\(number),\(page.output.lastPatch),\"change\",\(node),0,true]")
  }

  private func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func key(_ label: String) -> String {
    (find(nil) { $0.value(of: Input.label) == label }?.path ?? label) + "/0"
  }

  private func find(_ parent: Int?, _ matches: (AnyComponent) -> Bool) -> Node? {
    for node in window.nodes(in: parent) {
      if matches(node.component) { return node }
      if let found = find(node.id, matches) { return found }
    }
    return nil
  }
}

@MainActor @Observable private final class PaperScene: Scene {
  var note = "100.00"
  var day = Day(year: 2026, month: 1, day: 1)
  var size = "small"
  var place = "here"
  var isQuiet = false
  var isAgreed = false
  var volume = 1.0
  var guests = 2
  var limit: Double?
  var longer = ""
  @ObservationIgnored var saved: [String] = []
  @ObservationIgnored var clears = false

  var summary: String {
    [
      "Agreed: \(isAgreed)", "Day: \(day?.description ?? "")", "Guests: \(guests)",
      "Limit: \(limit.map { "\($0)" } ?? "")", "Longer: \(longer)", "Note: \(note)", "Place: \(place)",
      "Quiet: \(isQuiet)",
      "Size: \(size)", "Volume: \(Int(volume))",
    ].joined(separator: ", ")
  }

  var screen: Screen {
    Screen(title: "Paper") {
      Section("form", layout: .form) {
        Row(TextField.with(.label("Note"), .text(Binding(self, \.note)))).id("note")
        Row(DateField.with(.label("Day"), .day(Binding(self, \.day)))).id("day")
        Row(
          Picker.with(
            .label("Size"), .variant(.segmented),
            .options([PickerOption("small", "Small"), PickerOption("large", "Large")]),
            .selection(Binding(self, \.size)))
        ).id("size")
        Row(
          Picker.with(
            .label("Place"), .options([PickerOption("here", "Here"), PickerOption("there", "There")]),
            .selection(Binding(self, \.place)))
        ).id("place")
        Row(
          Toggle.with(
            .label("Quiet"),
            .isOn(
              Binding(
                get: { [self] in isQuiet },
                set: { [weak self] in
                  self?.isQuiet = $0
                  _ = EventClaim.next("quiet")
                })))
        ).id("quiet")
        Row(Checkbox.with(.label("Agreed"), .isOn(Binding(self, \.isAgreed)))).id("agreed")
        Row(Slider.with(.label("Volume"), .range(0...10), .value(Binding(self, \.volume)))).id("volume")
        Row(Stepper.with(.label("Guests"), .range(1...8), .value(Binding(self, \.guests)))).id("guests")
        Row(NumberField.with(.label("Limit"), .value(Binding(self, \.limit)))).id("limit")
        Row(TextArea.with(.label("Longer"), .text(Binding(self, \.longer)))).id("longer")
        Row(
          Button.with(
            .title("Save"),
            .onTap { [weak self] in
              guard let self else { return }
              saved.append(summary)
              if clears { note = "" }
            })
        ).id("save")
      }
    }
  }
}

private enum PaperRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class PaperCoordinator: Coordinator<PaperRoute> {
  let scene = PaperScene()
  override func placement(of route: PaperRoute) -> Placement<PaperRoute> { .root(self.scene) }
}
