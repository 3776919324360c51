// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One layer of Espalier: a target and its product. The dependencies say which layers it stands on.
func layer(_ name: String, on dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, of dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "Espalier",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Espalier", targets: ["Espalier"]),
    .library(name: "EspalierScopes", targets: ["EspalierScopes"]),
    .library(name: "EspalierConnectors", targets: ["EspalierConnectors"]),
    .library(name: "EspalierViews", targets: ["EspalierViews"]),
    .library(name: "EspalierScreens", targets: ["EspalierScreens"]),
    .library(name: "EspalierNavigation", targets: ["EspalierNavigation"]),
    .library(name: "EspalierModules", targets: ["EspalierModules"]),
    .library(name: "EspalierScenes", targets: ["EspalierScenes"]),
    .library(name: "EspalierMacros", targets: ["EspalierMacros"]),
    .library(name: "EspalierApp", targets: ["EspalierApp"]),
    .library(name: "EspalierHeadless", targets: ["EspalierHeadless"]),
    .library(name: "EspalierCommand", targets: ["EspalierCommand"]),
    .library(name: "EspalierWeb", targets: ["EspalierWeb"]),
    .library(name: "EspalierTesting", targets: ["EspalierTesting"]),
    .library(name: "EspalierBrowserTesting", targets: ["EspalierBrowserTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .systemLibrary(name: "CZlib"),
    layer("EspalierScopes"),
    layer("EspalierConnectors", on: ["EspalierScopes"]),
    layer("EspalierViews"),
    layer("EspalierScreens", on: ["EspalierViews"]),
    layer("EspalierNavigation", on: ["EspalierScreens", "EspalierViews"]),
    layer("EspalierModules", on: ["EspalierNavigation", "EspalierScopes", "EspalierScreens", "EspalierViews"]),
    layer("EspalierScenes", on: ["EspalierNavigation", "EspalierScreens", "EspalierViews"]),
    layer(
      "EspalierApp",
      on: ["EspalierConnectors", "EspalierModules", "EspalierNavigation", "EspalierScreens", "EspalierViews"]),
    layer("EspalierHeadless", on: ["EspalierNavigation", "EspalierScreens", "EspalierViews"]),
    layer(
      "EspalierCommand",
      on: [
        "EspalierApp", "EspalierHeadless", "EspalierNavigation", "EspalierScreens",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    layer(
      "Espalier",
      on: [
        "EspalierApp", "EspalierConnectors", "EspalierModules", "EspalierNavigation", "EspalierScenes",
        "EspalierScopes", "EspalierScreens", "EspalierViews",
      ]),
    // Nobody builds swift-syntax who does not depend on EspalierMacros.
    layer("EspalierMacros", on: ["EspalierModules", "EspalierScopes", "EspalierMacrosPlugin"]),
    .target(
      name: "EspalierMacroExpansion",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ], swiftSettings: settings),
    .macro(
      name: "EspalierMacrosPlugin",
      dependencies: [
        "EspalierMacroExpansion",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ], swiftSettings: settings),
    layer("EspalierTesting", on: ["Espalier", "EspalierHeadless"]),
    layer(
      "EspalierWeb",
      on: [
        "CZlib", "Espalier", "EspalierCommand",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      resources: [.embedInCode("Browser")]),
    layer("EspalierBrowserTesting"),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "BankWalk", dependencies: ["Espalier", "EspalierTesting", "TestSupport"], path: "Tests/BankWalk",
      swiftSettings: settings),
    tests("EspalierScopesTests", of: ["EspalierScopes"], exclude: ["Programs"]),
    tests("EspalierConnectorsTests", of: ["EspalierConnectors", "EspalierScopes"]),
    tests("EspalierViewsTests", of: ["EspalierViews"]),
    tests("EspalierScreensTests", of: ["EspalierScreens", "EspalierViews"]),
    tests("BankWalkTests", of: ["BankWalk", "Espalier", "EspalierTesting"]),
    tests("EspalierNavigationTests", of: ["Espalier", "EspalierTesting"]),
    tests("EspalierModulesTests", of: ["Espalier", "EspalierTesting"]),
    // Not of EspalierMacrosPlugin: for a test of a macro itself SwiftPM builds all that any test needs twice.
    tests(
      "EspalierMacrosTests",
      of: [
        "Espalier", "EspalierMacros", "EspalierMacroExpansion",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]),
    tests(
      "EspalierAppTests",
      of: [
        "Espalier", "EspalierCommand", "EspalierTesting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    tests("EspalierScenesTests", of: ["Espalier", "EspalierTesting"]),
    tests("EspalierTestingTests", of: ["Espalier", "EspalierTesting"]),
    tests(
      "EspalierWebTests",
      of: [
        "BankWalk", "Espalier", "EspalierWeb", "EspalierTesting", "EspalierBrowserTesting",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      exclude: ["Script/harness.html", "Script/script-tests.js"]),
    tests("RepositoryTests", of: []),
  ],
  swiftLanguageModes: [.v6]
)
