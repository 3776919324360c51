import Espalier

/// What a person fills in or chooses.
@MainActor
enum InputPages {
  static func all(_ model: InputModel) -> [CataloguePage] { typed(model) + chosen(model) }
}
