// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that nobody who depends on Espalier fetches or builds what the generator needs. It does not
// depend on Espalier either: the templates are compiled with the examples, in ../Examples/Templates.
let package = Package(
  name: "EspalierGenerator",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "espalier", targets: ["EspalierCommandLine"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "EspalierGenerator",
      dependencies: [
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "EspalierCommandLine",
      dependencies: ["EspalierGenerator", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
    .testTarget(
      name: "EspalierGeneratorTests",
      dependencies: [
        "EspalierGenerator", .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GeneratedAppTests",
      dependencies: [
        "EspalierGenerator", .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
