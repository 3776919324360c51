import Espalier

/// The pages of the inputs, which a person fills in or chooses from.
@MainActor
enum InputPages {
  static func all(_ model: InputModel) -> [CataloguePage] { typed(model) + chosen(model) }
}
