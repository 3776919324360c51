/// Pickers for values: the picker offers the app's own items, and passes the identity of the chosen item to the app.
///
/// ```swift
/// struct Account: Identifiable, Sendable { var id: Int; var name: String }
///
/// @MainActor final class FilterModel {
///   var accounts: [Account] = []
///   var account: Account.ID?
///   func search(in account: Account.ID?) async { self.account = account }
/// }
///
/// @MainActor func picker(_ model: FilterModel) -> Component<Picker> {
///   Picker.with(
///     .label("Account"),
///     .choices(model.accounts, title: \.name, none: "All accounts", selection: model.account) { [model] account in
///       await model.search(in: account)
///     })
/// }
/// ```
///
/// Two identities are distinguished by their descriptions, or by the descriptions of their raw values.
extension Style where Target: Picker {
  /// Offers items to choose from. The action runs when a person chooses one, as a task that ends with the window.
  ///
  /// - Parameters:
  ///   - items: The items, in the order in which they are offered.
  ///   - title: Returns the title of an item.
  ///   - selection: The identity of the chosen item; nil while none is chosen.
  ///   - onChange: The action, which receives the identity of the chosen item.
  @MainActor public static func choices<Item: Identifiable>(
    _ items: [Item], title: (Item) -> String, selection: Item.ID?,
    onChange: @escaping @MainActor @Sendable (Item.ID) async throws -> Void
  ) -> Style where Item.ID: Sendable {
    choices(items, id: \.id, title: title, selection: selection, onChange: onChange)
  }

  /// Offers items to choose from, and an option for no item.
  ///
  /// - Parameters:
  ///   - items: The items, in the order in which they are offered.
  ///   - title: Returns the title of an item.
  ///   - none: The title of the option for no item, before all others.
  ///   - selection: The identity of the chosen item; nil while none is chosen.
  ///   - onChange: The action, which receives the identity of the chosen item, or nil for none.
  @MainActor public static func choices<Item: Identifiable>(
    _ items: [Item], title: (Item) -> String, none: String, selection: Item.ID?,
    onChange: @escaping @MainActor @Sendable (Item.ID?) async throws -> Void
  ) -> Style where Item.ID: Sendable {
    choices(items, id: \.id, title: title, none: none, selection: selection, onChange: onChange)
  }

  /// Offers values to choose from. Each value is identified by one of its properties, or by itself: `id: \.self`.
  @MainActor public static func choices<Item, ID: Hashable & Sendable>(
    _ items: [Item], id: KeyPath<Item, ID>, title: (Item) -> String, selection: ID?,
    onChange: @escaping @MainActor @Sendable (ID) async throws -> Void
  ) -> Style {
    let choices = PickerChoices(items.map { ($0[keyPath: id], title($0)) })
    return choices.style(none: selection == nil ? "" : nil, selection: selection) { chosen in
      if let chosen { try await onChange(chosen) }
    }
  }

  /// Offers values to choose from, and an option for no value.
  @MainActor public static func choices<Item, ID: Hashable & Sendable>(
    _ items: [Item], id: KeyPath<Item, ID>, title: (Item) -> String, none: String, selection: ID?,
    onChange: @escaping @MainActor @Sendable (ID?) async throws -> Void
  ) -> Style {
    PickerChoices(items.map { ($0[keyPath: id], title($0)) }).style(none: none, selection: selection, onChange)
  }

  /// Offers items and an option for no item, and writes the choice to a binding at once.
  @MainActor public static func choices<Item: Identifiable>(
    _ items: [Item], title: (Item) -> String, none: String, selection: Binding<Item.ID?>
  ) -> Style where Item.ID: Sendable {
    choices(items, id: \.id, title: title, none: none, selection: selection)
  }

  /// Offers values and an option for no value, and writes the choice to a binding at once.
  @MainActor public static func choices<Item, ID: Hashable & Sendable>(
    _ items: [Item], id: KeyPath<Item, ID>, title: (Item) -> String, none: String, selection: Binding<ID?>
  ) -> Style {
    let choices = PickerChoices(items.map { ($0[keyPath: id], title($0)) })
    let style: Style = choices.style(
      none: none, selection: selection.value,
      body: .immediate { [choices] value in
        selection.value = choices.id(of: value.text)
      })
    return style.changing(selection)
  }

  /// Offers values to choose from, and writes the choice to a binding at once.
  @MainActor public static func choices<Item, ID: Hashable & Sendable>(
    _ items: [Item], id: KeyPath<Item, ID>, title: (Item) -> String, selection: Binding<ID>
  ) -> Style {
    let choices = PickerChoices(items.map { ($0[keyPath: id], title($0)) })
    let style: Style = choices.style(
      none: nil, selection: selection.value,
      body: .immediate { [choices] value in
        if let chosen = choices.id(of: value.text) { selection.value = chosen }
      })
    return style.changing(selection)
  }
}
