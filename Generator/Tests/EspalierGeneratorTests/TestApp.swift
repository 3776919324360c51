import Foundation
import Testing

@testable import EspalierGenerator

/// A small app in a folder, with templates of its own, to generate into.
extension TestFolder {
  static func shop() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .executableTarget(
            name: "Shop",
            dependencies: [.product(name: "Espalier", package: "espalier"), .product(name: "EspalierWeb", package: "espalier")]),
          .target(name: "Tools", path: "Tools"),
          .testTarget(name: "ShopTests", dependencies: ["Shop"], path: "Checks"),
        ])
      """)
    try folder.write("Sources/Shop/ShopRoute.swift", route)
    try folder.write("Sources/Shop/ShopFeature.swift", feature)
    try folder.write(
      "Sources/Shop/Shop.swift",
      """
      import Espalier

      @main struct Shop: App {
        func root(for visitor: Visitor) -> ShopFeature { ShopFeature(scope: ShopScope()) }
      }
      """)
    try folder.write(
      ".espalier/templates/Sources/Feature/SampleFeature.swift",
      "final class SampleFeature: Feature<SampleScope, SampleRoute> {}\nfinal class SampleScope: Scope<ParentScope> {}\n"
    )
    try folder.write(".espalier/templates/Sources/Feature/SampleRoute.swift", "enum SampleRoute: Route {}\n")
    try folder.write(
      ".espalier/templates/Tests/Feature/SampleFeatureTests.swift",
      "import Testing\n\n@testable import Templates\n\n@Suite struct SampleFeatureTests {}\n")
    return folder
  }

  /// Plans a part of the app in the folder.
  func generation(
    _ name: String, kind: String = "feature", target: String? = nil, parent: String? = nil, isPublic: Bool = false,
    force: Bool = false
  ) async throws -> Generation {
    let package = try AppPackage(around: url)
    return try await Generation(
      of: #require(TemplateKind.named(kind)), named: name, in: package, target: target, parent: parent,
      templates: TemplateFolders([package.root.appending(path: ".espalier/templates"), Self.templates]),
      isPublic: isPublic, force: force)
  }

  /// The templates of the tool.
  static let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Examples/Templates"
  ).standardizedFileURL

  static let route = """
    import Espalier

    /// The places of the shop.
    enum ShopRoute: Route {
      case home
      case item(Int)  // one of them

      var path: Path {
        switch self {
        case .home: "/"
        case .item(let id):
          "/items/\\(id)"
        }
      }
      static let paths = Paths<Self> { home; item }
    }
    """

  static let feature = """
    import Espalier

    final class ShopFeature: Feature<ShopScope, ShopRoute> {
      private let title = "Shop"

      /// The content of each place.
      override func placement(of route: ShopRoute) -> Placement<ShopRoute> {
        switch route {
        case .home: .root(HomeScene())
        case .item(let id):
          .push(ItemScene(id), over: .home)
        }
      }
    }
    """
}
