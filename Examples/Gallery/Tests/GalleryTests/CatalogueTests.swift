import Espalier
import EspalierTesting
import Foundation
import Testing

import Gallery

/// The whole catalogue, walked as a person walks it.
@MainActor @Suite struct CatalogueTests {
  private let catalogue = Catalogue()

  private var pages: [(family: Family, page: CataloguePage)] {
    Family.allCases.flatMap { family in catalogue.pages(of: family).map { (family, $0) } }
  }

  @Test func eachExhibitIsToBeSeenWithItsTitleAndItsCode() async throws {
    let window = makeGalleryWindow()
    var reports: [String] = []
    window.report = { reports.append($0) }
    let app = TestApp(window)
    for (family, page) in pages {
      try await app.open("/\(family.rawValue)/\(page.name)")
      #expect(window.screen?.title == page.title)
      let lines = try await app.text()
      #expect(!page.exhibits.isEmpty, "\(page.name) shows nothing")
      for exhibit in page.exhibits {
        #expect(lines.contains("# \(exhibit.title)"), "\(page.name): \(exhibit.title) is not there")
        #expect(lines.contains(exhibit.code), "\(page.name): the code of \(exhibit.title) is not there")
      }
    }
    #expect(reports.isEmpty, "\(reports)")
  }

  @Test func theCodeOfEachExhibitIsThere() {
    for (_, page) in pages {
      for exhibit in page.exhibits {
        #expect(!exhibit.code.hasPrefix("//"), "\(page.name): \(exhibit.code)")
        #expect(exhibit.code.contains("("), "\(page.name): \(exhibit.code)")
      }
    }
  }

  @Test func noTwoPagesAndNoTwoExhibitsShareAName() {
    let paths = catalogue.paths
    #expect(Set(paths).count == paths.count)
    for (_, page) in pages {
      let ids = page.exhibits.flatMap { $0.sections.map(\.id) }
      #expect(Set(ids).count == ids.count, "\(page.name): \(ids)")
      #expect(page.exhibits.allSatisfy { !$0.id.isEmpty })
    }
  }

  @Test func eachViewClassOfTheFrameworkHasAPage() throws {
    let shown = Set(pages.flatMap { $0.page.views.map { String("\($0)".prefix { $0 != "<" }) } })
    let classes = try Self.viewClasses()
    // A search that finds nothing would pass.
    #expect(classes.isSuperset(of: ["Button", "Stack", "ToastView", "SectionView"]))
    #expect(classes.subtracting(shown).sorted() == [])
  }

  @Test func aControlOfTheGalleryWorks() async throws {
    let app = TestApp(makeGalleryWindow())
    try await app.open("/controls/button")
    try await app.tap("Tap")
    #expect(try await app.text().contains("Tapped 1 times"))
    try await app.open("/screens/form")
    try await app.tap("Sign up")
    #expect(try await app.text().contains("! What is your name?"))
    try await app.open("/screens/dialogs")
    try await app.tap("Delete everything")
    try await app.tap("Delete")
    #expect(try await app.text().contains("All is gone"))
  }

  @Test func whatASketchTellsIsDrawnByTheApp() async throws {
    let app = TestApp(makeGalleryWindow())
    try await app.open("/displays/script")
    try await app.raise(SketchView.drew, SketchLine(points: [1, 2, 3, 4]), by: SketchView.self)
    try await app.raise(SketchView.drew, SketchLine(points: [5, 6, 7, 8]), by: SketchView.self)
    #expect(try await app.text().contains("Lines: 2"))
    try await app.tap("Take the last line away")
    #expect(try await app.text().contains("Lines: 1"))
  }

  @Test func theLookOfTheWindowIsChosenOnAnyPage() async throws {
    let window = makeGalleryWindow()
    let app = TestApp(window)
    try await app.open("/text/label")
    try await app.choose("Dark", in: "Look")
    try await app.choose("High contrast", in: "Look")
    try await app.choose("Compact", in: "Look")
    #expect(window.appearance == Appearance(colorScheme: .dark, contrast: .high, density: .compact))
    try await app.choose("High contrast", in: "Look")
    #expect(window.appearance.contrast == .system)
  }

  @Test func anAddressOfAPageThatIsGoneLeadsToItsFamily() async throws {
    let app = TestApp(makeGalleryWindow())
    try await app.open("/controls/lever")
    #expect(try await app.text().contains("Menu"))
    try await app.open("/levers")
    #expect(try await app.text().contains("There is nothing here"))
  }

  /// The public classes that come from `View`, as they are declared in the framework's sources.
  private static func viewClasses() throws -> Set<String> {
    var root = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "Sources/Values/EspalierViews").path),
      root.path != "/"
    {
      root.deleteLastPathComponent()
    }
    var parents: [String: String] = [:]
    for layer in ["Values/EspalierViews", "Screens/EspalierScreens"] {
      let folder = root.appending(path: "Sources/\(layer)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/(?m)^(?:open|public final|public) class (\w+)(?:<[^>]*>)?: (\w+)/#) {
          parents[String(match.1)] = String(match.2)
        }
      }
    }
    func isView(_ name: String) -> Bool {
      name == "View" || parents[name].map(isView) ?? false
    }
    return Set(parents.keys.filter(isView)).subtracting(["View"])
  }
}
