import EspalierViews
import Observation
import Testing

/// Bindings to parts of a value that may go: optionals, elements by id, values by key.
@MainActor @Suite struct BindingMemberTests {
  struct Card: Identifiable, Sendable, Equatable {
    var id: Int
    var limit: Int?
  }

  @MainActor @Observable final class Model {
    var cards = [Card(id: 1, limit: 10), Card(id: 2, limit: nil)]
    var limits = ["food": 5]
    var chosen: Card?
  }

  private let model = Model()

  @Test func `an optional that is there is bound, and one that is not has no binding`() {
    #expect(Binding(model, \.chosen).unwrapped() == nil)
    model.chosen = Card(id: 3, limit: 1)
    let card = Binding(model, \.chosen).unwrapped()
    card?.limit.value = 7
    #expect(model.chosen?.limit == 7)
  }

  @Test func `a binding whose value has gone reads the last and brings nothing back`() {
    model.chosen = Card(id: 3, limit: 1)
    let card = Binding(model, \.chosen).unwrapped()
    model.chosen = nil
    card?.limit.value = 7
    #expect(model.chosen == nil && card?.value.id == 3)
  }

  @Test func `an element is followed by its id wherever it moves`() {
    let second = Binding(model, \.cards)[id: 2]
    model.cards.reverse()
    second?.limit.value = 20
    #expect(model.cards == [Card(id: 2, limit: 20), Card(id: 1, limit: 10)])
  }

  @Test func `an element that has gone takes its binding with it`() {
    let second = Binding(model, \.cards)[id: 2]
    model.cards.removeLast()
    second?.limit.value = 20
    #expect(model.cards == [Card(id: 1, limit: 10)])
    #expect(Binding(model, \.cards)[id: 2] == nil)
  }

  @Test func `an element does not become another by being written`() {
    Binding(model, \.cards)[id: 1]?.value = Card(id: 9, limit: 9)
    #expect(model.cards.map(\.id) == [1, 2])
  }

  @Test func `all elements are bound in their order`() {
    for element in Binding(model, \.cards).elements { element.binding.limit.value = element.id * 100 }
    #expect(model.cards.map(\.limit) == [100, 200])
  }

  @Test func `a value under a key is read, written and taken out`() {
    let food = Binding(model, \.limits)[key: "food"]
    food.value = 6
    #expect(model.limits == ["food": 6])
    food.value = nil
    #expect(model.limits == [:])
    Binding(model, \.limits)[key: "rent"].value = 900
    #expect(model.limits == ["rent": 900])
  }
}
