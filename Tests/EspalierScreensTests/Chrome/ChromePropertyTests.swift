import Testing

@testable import EspalierScreens
@testable import EspalierViews

/// The properties of the framework's own chrome, which say their names where a class of it is first used.
@Suite struct ChromePropertyTests {
  @Test func `each has a number of its own, below those of others`() {
    let numbers = (PropertyList.espalierViews + PropertyList.espalierScreens).flatMap(\.byNumber).map(\.number)
    #expect(PropertyList.espalierScreens.count > 8)
    #expect(Set(numbers).count == numbers.count, "two properties share a number")
    #expect(numbers.allSatisfy { $0 < PropertyTable.firstOwn })
  }

  @Test func `a description calls them by their names`() {
    _ = ViewSchema.of(DialogView.self)
    #expect(StyleSlot(DialogView.closeName).property.name == "closeName")
    #expect(StyleSlot(SectionView.loadingText).property.name == "loadingText")
    #expect(StyleSlot(ScreenView.transition).property.name == "transition")
  }
}
