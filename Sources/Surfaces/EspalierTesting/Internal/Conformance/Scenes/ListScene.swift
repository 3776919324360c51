internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A keyed list whose rows are inserted, removed, moved and changed.
@MainActor @Observable final class ListScene: Scene {
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var note = ""
  }

  private var items = (1...5).map { Item(id: $0) }
  private var next = 6

  var screen: Screen {
    Screen(title: "Items") {
      Section("change") {
        button("Put one first") { $0.insert($1, at: 0) }
        button("Put one in the middle") { $0.insert($1, at: $0.count / 2) }
        button("Take the second away") { items, _ in if items.count > 1 { items.remove(at: 1) } }
        button("Bring the last to the front") { items, _ in if let last = items.popLast() { items.insert(last, at: 0) }
        }
        button("Turn them round") { items, _ in items.reverse() }
        button("Mark the third") { items, _ in if items.count > 2 { items[2].note = "marked" } }
        button("Do it all") { items, item in
          items.reverse()
          items.removeFirst()
          items.insert(item, at: 1)
          items[2].note = "seen"
        }
        button("Take all away") { items, _ in items = [] }
      }
      if items.isEmpty {
        Section.empty(EmptyState("No items are left", message: "Put one first."))
      } else {
        Section("items", items) { item in
          Row(Label.with(.text("Item \(item.id)")), Label.with(.text(item.note))).link(
            to: ConformanceRoute.item(item.id))
        }
      }
    }
  }

  private func button(_ title: String, _ change: @escaping @MainActor @Sendable (inout [Item], Item) -> Void) -> Row {
    Row(
      Button.with(
        .title(title),
        .onTap { [weak self] in
          guard let self else { return }
          change(&items, Item(id: next))
          next += 1
        }))
  }
}

/// A scene that shows one item of the list.
@MainActor final class ItemScene: Scene {
  private let id: Int

  init(id: Int) { self.id = id }

  var screen: Screen {
    Screen(title: "Item \(id)") { Section("item") { Row(Label.with(.text("All about item \(id)"))) } }
  }
}
