import EspalierViews
import Testing

/// Pickers over the app's own values.
@MainActor @Suite struct PickerChoicesTests {
  struct Account: Identifiable, Sendable {
    var id: ID
    var name: String

    struct ID: RawRepresentable, Hashable, Sendable { var rawValue: Int }
  }

  private let accounts = [Account(id: .init(rawValue: 3), name: "Giro"), Account(id: .init(rawValue: 5), name: "Cash")]

  @MainActor private final class Model {
    var account: Account.ID?
    var size = "m"
  }

  private func options(of component: Component<Picker>) -> [PickerOption] {
    component.value(of: \.options).options
  }

  /// Tells the picker that an option was chosen.
  private func choose(_ option: String, in component: Component<Picker>) async throws {
    let handler = try #require(component.erased.handler(of: 0, for: .change))
    switch handler.body {
    case .immediate(let action): try action(.text(option))
    case .task(let action): try await action(.text(option))
    }
  }

  @Test func `items are known by their identities, and what was chosen comes back as one`() async throws {
    var chosen: [Account.ID] = []
    let model = Model()
    let picker = Picker.with(
      .choices(accounts, title: \.name, selection: Account.ID(rawValue: 5)) { id in model.account = id })
    #expect(options(of: picker) == [PickerOption("3", "Giro"), PickerOption("5", "Cash")])
    #expect(picker.value(of: \.selection) == "5")
    try await choose("3", in: picker)
    chosen.append(try #require(model.account))
    #expect(chosen == [accounts[0].id])
  }

  @Test func `while nothing is chosen an empty option stands first, and choosing it changes nothing`() async throws {
    let model = Model()
    let picker = Picker.with(.choices(accounts, title: \.name, selection: nil) { model.account = $0 })
    #expect(options(of: picker).first == PickerOption("", ""))
    #expect(picker.value(of: \.selection) == "")
    try await choose("", in: picker)
    #expect(model.account == nil)
  }

  @Test func `none of them is a choice of its own`() async throws {
    let model = Model()
    model.account = accounts[0].id
    let picker = Picker.with(
      .choices(accounts, title: \.name, none: "All", selection: Binding(model, \.account)))
    #expect(options(of: picker).map(\.title) == ["All", "Giro", "Cash"])
    #expect(picker.value(of: \.selection) == "3")
    try await choose("", in: picker)
    #expect(model.account == nil)
    try await choose("5", in: picker)
    #expect(model.account == accounts[1].id)
  }

  @Test func `plain values can be chosen, an empty one too`() async throws {
    let model = Model()
    let picker = Picker.with(
      .choices(["", "m", "l"], id: \.self, title: { $0.isEmpty ? "No size" : $0 }, selection: Binding(model, \.size)))
    #expect(options(of: picker).map(\.id) == ["~", "m", "l"])
    try await choose("~", in: picker)
    #expect(model.size == "")
    try await choose("gone", in: picker)
    #expect(model.size == "", "an option that is not there is nobody's choice")
  }
}
