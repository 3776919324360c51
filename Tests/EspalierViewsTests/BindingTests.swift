import EspalierViews
import Testing

@MainActor @Suite struct BindingTests {
  final class Model {
    var text = "Rent"
    var isOn = false
  }

  @Test func `it reads and writes the property`() {
    let model = Model()
    let binding = Binding(model, \.text)
    #expect(binding.value == "Rent")
    binding.value = "Food"
    #expect(model.text == "Food")
    model.text = "Fuel"
    #expect(binding.value == "Fuel")
  }

  @Test func `it keeps its object not alive, and outlives it without harm`() {
    weak var gone: Model?
    let binding: Binding<String>
    do {
      let model = Model()
      gone = model
      binding = Binding(model, \.text)
    }
    #expect(gone == nil)
    #expect(binding.value == "Rent")
    binding.value = "Food"
    #expect(binding.value == "Rent")
  }

  @Test func `a bound control shows the value and writes what is entered`() throws {
    let model = Model()
    let field: Component<TextField> = Component(.text(Binding(model, \.text)))
    #expect(field.value(of: \.text) == "Rent")
    guard case .immediate(let enter) = try #require(field.erased.handler(of: 0, for: .input)).body else { return }
    try enter(.text("Food"))
    #expect(model.text == "Food")
    let toggle: Component<Toggle> = Component(.isOn(Binding(model, \.isOn)))
    guard case .immediate(let flip) = try #require(toggle.erased.handler(of: 0, for: .change)).body else { return }
    try flip(.flag(true))
    #expect(model.isOn)
    try flip(.text("not a flag"))
    #expect(model.isOn)
  }

  @Test func `a component with a binding keeps the object not alive either`() {
    weak var gone: Model?
    let field: Component<TextField>
    do {
      let model = Model()
      gone = model
      field = Component(.text(Binding(model, \.text)))
    }
    #expect(gone == nil)
    #expect(field.value(of: \.text) == "Rent")
  }
}
