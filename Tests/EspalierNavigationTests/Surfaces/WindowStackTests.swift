import EspalierNavigation
import Testing

/// The places of a window as a surface's own test describes them.
@Suite struct WindowStackTests {
  @Test func `a stack is made of layers, tabs and places by whoever tests a surface`() {
    let tabs = WindowStack.Tabs(
      items: [.init(id: "home", title: "Home"), .init(id: "more", title: "More")], selected: "home")
    let stack = WindowStack(layers: [
      .init(tabs: [tabs], places: [.init(title: "Home", path: "/"), .init(title: "Note", path: "/notes/1")]),
      .init(style: .sheet, places: [.init(title: "New", path: .none)]),
    ])
    #expect(stack.layers.map(\.places.last?.title) == ["Note", "New"])
    #expect(stack.layers.first?.style == nil && stack.layers.first?.tabs.first?.items.map(\.icon) == [nil, nil])
  }
}
