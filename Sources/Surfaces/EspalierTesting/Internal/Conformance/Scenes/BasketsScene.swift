internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// Rows that contain lists: their parts are inserted, removed, moved, changed and used, each under its own identity.
@MainActor @Observable final class BasketsScene: Scene {
  struct Fruit: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
    var isRipe = false
    var note = ""
  }

  struct Basket: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
    var fruits: [Fruit]
  }

  private var baskets = [
    Basket(id: 1, name: "Basket A", fruits: [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Lemon")]),
    Basket(id: 2, name: "Basket B", fruits: [Fruit(id: 1, name: "Pear")]),
  ]
  private var next = 3
  private var eaten: [String] = []

  var screen: Screen {
    Screen(title: "Baskets") {
      Section("change") {
        button("Add a fig first") { scene in
          scene.baskets[0].fruits.insert(Fruit(id: scene.next, name: "Fig \(scene.next)"), at: 0)
          scene.next += 1
        }
        button("Turn the fruits round") { $0.baskets[0].fruits.reverse() }
        button("Remove the last fruit") { _ = $0.baskets[0].fruits.popLast() }
        button("Turn the baskets round") { $0.baskets.reverse() }
      }
      Section("baskets", baskets) { [weak self] basket in
        Row(
          Column.of(
            Label.with(.text(basket.name)),
            Items.of(basket.fruits) { fruit in
              Column.of(
                Toggle.with(
                  .label("\(fruit.name) is ripe"), .isOn(fruit.isRipe),
                  .onChange { self?.ripen(fruit, of: basket, to: $0) }),
                TextField.with(
                  .label("Note on \(fruit.name)"), .text(fruit.note),
                  .onChange { self?.note($0, on: fruit, of: basket) }),
                Button.with(.title("Eat \(fruit.name)"), .onTap { self?.eat(fruit, of: basket) }))
            },
            Label.with(.text("\(basket.name) has \(basket.fruits.count)"))))
      }
      Section("eaten") { Row(Label.with(.text("Eaten: \(eaten.joined(separator: ", "))"))) }
    }
  }

  private func ripen(_ fruit: Fruit, of basket: Basket, to isRipe: Bool) {
    // A lemon never ripens, so its switch goes back.
    change(fruit, of: basket) { if $0.name != "Lemon" { $0.isRipe = isRipe } }
  }

  private func note(_ note: String, on fruit: Fruit, of basket: Basket) {
    change(fruit, of: basket) { $0.note = note }
  }

  private func change(_ fruit: Fruit, of basket: Basket, _ change: (inout Fruit) -> Void) {
    guard let place = baskets.firstIndex(where: { $0.id == basket.id }),
      let index = baskets[place].fruits.firstIndex(where: { $0.id == fruit.id })
    else { return }
    change(&baskets[place].fruits[index])
  }

  private func eat(_ fruit: Fruit, of basket: Basket) {
    eaten.append("\(fruit.name) of \(basket.fruits.count)")
    guard let place = baskets.firstIndex(where: { $0.id == basket.id }) else { return }
    baskets[place].fruits.removeAll { $0.id == fruit.id }
  }

  private func button(_ title: String, _ change: @escaping @MainActor @Sendable (BasketsScene) -> Void) -> Row {
    Row(Button.with(.title(title), .onTap { [weak self] in if let self { change(self) } }))
  }
}
