import Testing

@testable import EspalierScreens
@testable import EspalierViews

/// The properties of the framework's own chrome, which say their names where their class is first used.
@Suite struct ChromePropertyTests {
  static let chrome: [any PropertyNaming.Type] = [
    WindowView.self, TabBarView.self, TabView.self, ModalView.self, ScreenView.self, NavigationBarView.self,
    SectionView.self, ToolbarMenuView.self, DialogView.self,
  ]

  @Test func `each has a number of its own, below those of others`() {
    var numbers = Set(FrameworkProperties.byNumber.keys)
    for type in Self.chrome {
      var table = FrameworkProperties.Table()
      type.nameProperties(in: &table)
      #expect(table.byNumber.count == table.count, "two properties of \(type) share a number")
      #expect(numbers.isDisjoint(with: table.byNumber.keys), "\(type) takes a number of another class")
      #expect(table.byNumber.keys.allSatisfy { $0 < PropertyTable.firstOwn })
      numbers.formUnion(table.byNumber.keys)
    }
  }

  @Test func `a description calls them by their names`() {
    _ = ViewSchema.of(DialogView.self)
    _ = ViewSchema.of(SectionView.self)
    #expect(StyleSlot(DialogView.closeName).property.name == "closeName")
    #expect(StyleSlot(SectionView.loadingText).property.name == "loadingText")
  }
}
