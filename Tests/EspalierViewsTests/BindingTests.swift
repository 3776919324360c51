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

  protocol NameModel: AnyObject { var name: String { get set } }
  final class HiddenModel: NameModel { var name = "Ada" }
  struct Wrapped {
    let model: Model
    var text: String {
      get { model.text }
      nonmutating set { model.text = newValue }
    }
  }

  @Test func `a property of an object known by its protocol is bound as shortly, and the object is held weakly`() {
    weak var gone: HiddenModel?
    let binding: Binding<String>
    do {
      let hidden = HiddenModel()
      gone = hidden
      let model: any NameModel = hidden
      binding = Binding(model, \.name)
      binding.value = "Grace"
      #expect(hidden.name == "Grace" && binding.value == "Grace")
    }
    #expect(gone == nil)
    binding.value = "Nobody"
    #expect(binding.value == "Ada", "the value that the property had at first")
  }

  @Test func `a property of a structure around an object is bound too`() {
    let model = Model()
    let binding = Binding(Wrapped(model: model), \.text)
    binding.value = "Food"
    #expect(model.text == "Food" && binding.value == "Food")
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

  @Test func `it shows a value in another form, and refuses what cannot be turned back`() {
    let model = Model()
    let count = Binding(model, \.text).map {
      $0.count
    } back: {
      String(repeating: "x", count: $0)
    }
    #expect(count.value == 4)
    count.value = 2
    #expect(model.text == "xx")
    let flag = Binding(model, \.isOn).map {
      "\($0)"
    } back: {
      Bool($0)
    }
    flag.value = "true"
    flag.value = "maybe"
    #expect(model.isOn)
  }

  @Test func `it writes what passes its check only`() {
    let model = Model()
    let short = Binding(model, \.text).validated { $0.count < 6 }
    short.value = "Food"
    short.value = "Entertainment"
    #expect(model.text == "Food" && short.value == "Food")
  }

  @Test func `a part of a value is bound by itself`() {
    struct Pair: Sendable { var left = 1, right = 2 }
    var pair = Pair()
    let binding = Binding(get: { pair }, set: { pair = $0 })
    binding.right.value = 5
    #expect(pair.left == 1 && pair.right == 5)
  }

  @Test func `several styles are one, handlers too, and a later style wins`() {
    let model = Model()
    let look: Style<TextField> = .all(.label("Name"), .text(Binding(model, \.text)), .hint("first"))
    let field = TextField.with(look, .hint("second"))
    #expect(field == TextField.with(.label("Name"), .text("Rent"), .hint("second")))
    #expect(field.erased.handler(of: 0, for: .input) != nil)
    let holder = SearchHolder.with(.child(\.field, look))
    #expect(holder.erased.handler(of: 1, for: .input) != nil)
  }

  final class SearchHolder: View {
    static let field = Child("field", TextField.self)
    override class var layout: Layout { .row { field } }
  }
}
