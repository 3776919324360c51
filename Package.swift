// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What another package brings, where a trait is enabled that asks for it. One without a condition would be fetched by everybody.
///
/// `Complete` stands for all traits, `TLS` for `Web`, and both for `Command`, in place of enabling them: before 6.4, SwiftPM gives the compiler
/// the names of a package's enabled traits in a new order each time that it plans a build. With two or more of them, an app
/// that gains a file would compile all of Espalier again.
func product(_ name: String, of package: String, for trait: String) -> Target.Dependency {
  let above: [String: Set<String>] = ["Command": ["Web", "TLS"], "Web": ["TLS"]]
  let traits = (above[trait] ?? []).union([trait, "Complete"])
  return .product(name: name, package: package, condition: .when(traits: traits))
}

/// One layer of Espalier: a target and its product, in a part of the sources. The dependencies say which layers it stands on.
func layer(
  _ name: String, in part: String, on dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(part)/\(name)", exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, of dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["EspalierPrograms", "TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "Espalier",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Espalier", targets: ["Espalier"]),
    .library(name: "EspalierBase", targets: ["EspalierBase"]),
    .library(name: "EspalierScopes", targets: ["EspalierScopes"]),
    .library(name: "EspalierContainer", targets: ["EspalierContainer"]),
    .library(name: "EspalierCryptography", targets: ["EspalierCryptography"]),
    .library(name: "EspalierFiles", targets: ["EspalierFiles"]),
    .library(name: "EspalierBroadcast", targets: ["EspalierBroadcast"]),
    .library(name: "EspalierConnectors", targets: ["EspalierConnectors"]),
    .library(name: "EspalierViews", targets: ["EspalierViews"]),
    .library(name: "EspalierScreens", targets: ["EspalierScreens"]),
    .library(name: "EspalierNavigation", targets: ["EspalierNavigation"]),
    .library(name: "EspalierModules", targets: ["EspalierModules"]),
    .library(name: "EspalierFlows", targets: ["EspalierFlows"]),
    .library(name: "EspalierPlugIns", targets: ["EspalierPlugIns"]),
    .library(name: "EspalierGateways", targets: ["EspalierGateways"]),
    .library(name: "EspalierHTTP", targets: ["EspalierHTTP"]),
    .library(name: "EspalierSecrets", targets: ["EspalierSecrets"]),
    .library(name: "EspalierMacros", targets: ["EspalierMacros"]),
    .library(name: "EspalierApp", targets: ["EspalierApp"]),
    .library(name: "EspalierHeadless", targets: ["EspalierHeadless"]),
    .library(name: "EspalierCommand", targets: ["EspalierCommand"]),
    .library(name: "EspalierObservability", targets: ["EspalierObservability"]),
    .library(name: "EspalierStorage", targets: ["EspalierStorage"]),
    .library(name: "EspalierWeb", targets: ["EspalierWeb"]),
    .library(name: "EspalierTLS", targets: ["EspalierTLS"]),
    .library(name: "EspalierTesting", targets: ["EspalierTesting"]),
    .library(name: "EspalierPrograms", targets: ["EspalierPrograms"]),
    .library(name: "EspalierBrowserTesting", targets: ["EspalierBrowserTesting"]),
    .plugin(name: "EspalierGenerator", targets: ["EspalierGenerator"]),
  ],
  traits: [
    .default(enabledTraits: ["Complete"]),
    .trait(name: "Complete", description: "All of what follows."),
    .trait(name: "Command", description: "EspalierCommand, and swift-argument-parser."),
    .trait(
      name: "Web", description: "EspalierWeb and EspalierCommand, and the packages of servers that they stand on."),
    .trait(name: "TLS", description: "EspalierTLS, and all of Web: a server that speaks https without a proxy."),
    .trait(name: "HTTP", description: "EspalierHTTP, and async-http-client."),
    .trait(name: "Observability", description: "EspalierObservability, and the packages of logs, metrics and traces."),
    .trait(name: "Macros", description: "EspalierMacros, and swift-syntax."),
  ],
  dependencies: [
    // One trait, for the same reason.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .systemLibrary(name: "CZlib", path: "Sources/Surfaces/Web/CZlib"),
    .systemLibrary(
      name: "CEspalierCryptography", path: "Sources/Base/CEspalierCryptography", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .target(
      name: "CEspalierBrowser", path: "Sources/Surfaces/Web/CEspalierBrowser", exclude: ["Browser"]),
    .systemLibrary(name: "CEspalierWorkers", path: "Sources/Surfaces/Web/CEspalierWorkers"),
    .systemLibrary(name: "CEspalierSQLite", path: "Sources/Services/CEspalierSQLite"),
    .systemLibrary(name: "CEspalierPrograms", path: "Sources/Tools/CEspalierPrograms"),
    layer("EspalierStorage", in: "Services", on: ["CEspalierSQLite", "EspalierFiles"]),
    layer("EspalierCryptography", in: "Base", on: ["CEspalierCryptography"]),
    layer("EspalierBase", in: "Base"),
    layer("EspalierFiles", in: "Base"),
    layer("EspalierScopes", in: "Scopes", on: ["EspalierBase"]),
    layer("EspalierContainer", in: "Scopes", on: ["EspalierBase", "EspalierScopes"]),
    layer("EspalierBroadcast", in: "Services", on: ["EspalierFiles"]),
    layer("EspalierConnectors", in: "Services", on: ["EspalierBase", "EspalierFiles", "EspalierScopes"]),
    layer("EspalierViews", in: "Values", exclude: ["Texts.xcstrings"]),
    layer(
      "EspalierScreens", in: "Screens", on: ["EspalierBase", "EspalierViews"], exclude: ["Chrome/Texts.xcstrings"]),
    layer(
      "EspalierNavigation", in: "Places", on: ["EspalierBase", "EspalierScreens", "EspalierViews"]),
    layer(
      "EspalierModules", in: "Features",
      on: ["EspalierBase", "EspalierNavigation", "EspalierScopes", "EspalierScreens", "EspalierViews"]),
    layer(
      "EspalierFlows", in: "Features",
      on: ["EspalierBase", "EspalierModules", "EspalierNavigation", "EspalierScreens", "EspalierViews"],
      exclude: ["FlowScenes/Texts.xcstrings"]),
    layer("EspalierGateways", in: "Services", on: ["EspalierBase", "EspalierFiles"]),
    layer(
      "EspalierHTTP", in: "Services",
      on: [
        "EspalierGateways",
        product("AsyncHTTPClient", of: "async-http-client", for: "HTTP"),
        product("NIOCore", of: "swift-nio", for: "HTTP"),
        product("NIOHTTP1", of: "swift-nio", for: "HTTP"),
        product("NIOPosix", of: "swift-nio", for: "HTTP"),
        product("NIOSSL", of: "swift-nio-ssl", for: "HTTP"),
        product("Tracing", of: "swift-distributed-tracing", for: "HTTP"),
      ]),
    layer(
      "EspalierSecrets", in: "Services",
      on: ["EspalierBase", "EspalierCryptography", "EspalierFiles", "EspalierGateways"]),
    layer(
      "EspalierPlugIns", in: "Features",
      on: ["EspalierModules", "EspalierNavigation", "EspalierScreens", "EspalierViews"]),
    layer(
      "EspalierApp", in: "Programs",
      on: [
        "EspalierBase", "EspalierConnectors", "EspalierModules", "EspalierNavigation", "EspalierScreens",
        "EspalierViews",
      ]),
    layer(
      "EspalierHeadless", in: "Surfaces",
      on: ["EspalierApp", "EspalierNavigation", "EspalierScreens", "EspalierViews"]),
    layer(
      "EspalierCommand", in: "Surfaces",
      on: [
        "EspalierBase",
        "EspalierApp", "EspalierFiles", "EspalierHeadless", "EspalierModules", "EspalierNavigation", "EspalierScopes",
        "EspalierScreens",
        product("ArgumentParser", of: "swift-argument-parser", for: "Command"),
      ]),
    layer(
      "Espalier", in: "Programs",
      on: [
        "EspalierApp", "EspalierBase", "EspalierBroadcast", "EspalierConnectors", "EspalierContainer", "EspalierFiles",
        "EspalierFlows", "EspalierModules", "EspalierNavigation", "EspalierPlugIns", "EspalierScopes",
        "EspalierScreens", "EspalierViews",
      ]),
    // Nobody builds swift-syntax who does not depend on EspalierMacros.
    layer("EspalierMacros", in: "Tools", on: ["EspalierModules", "EspalierMacrosPlugin"]),
    .target(
      name: "EspalierMacroExpansion",
      dependencies: [
        product("SwiftDiagnostics", of: "swift-syntax", for: "Macros"),
        product("SwiftSyntax", of: "swift-syntax", for: "Macros"),
        product("SwiftSyntaxBuilder", of: "swift-syntax", for: "Macros"),
        product("SwiftSyntaxMacros", of: "swift-syntax", for: "Macros"),
      ], path: "Sources/Tools/EspalierMacroExpansion", swiftSettings: settings),
    .macro(
      name: "EspalierMacrosPlugin",
      dependencies: [
        "EspalierMacroExpansion",
        product("SwiftCompilerPlugin", of: "swift-syntax", for: "Macros"),
        product("SwiftSyntaxMacros", of: "swift-syntax", for: "Macros"),
      ], path: "Sources/Tools/EspalierMacrosPlugin", swiftSettings: settings),
    // It runs a package of its own, ./Generator, so that nobody else fetches or builds what that needs.
    .plugin(
      name: "EspalierGenerator",
      capability: .command(
        intent: .custom(verb: "espalier", description: "Writes parts of an app, and shows how the app is made."),
        permissions: [.writeToPackageDirectory(reason: "It writes the files of what it is asked for.")])),
    layer("EspalierTesting", in: "Surfaces", on: ["Espalier", "EspalierHeadless"]),
    layer(
      "EspalierObservability", in: "Services",
      on: [
        "CEspalierSQLite", "EspalierConnectors", "EspalierFiles", "EspalierStorage",
        product("Logging", of: "swift-log", for: "Observability"),
        product("CoreMetrics", of: "swift-metrics", for: "Observability"),
        product("Tracing", of: "swift-distributed-tracing", for: "Observability"),
        product("ServiceLifecycle", of: "swift-service-lifecycle", for: "Observability"),
      ]),
    layer(
      "EspalierHTML", in: "Surfaces/Web",
      on: [
        "CEspalierBrowser", "CZlib", "EspalierBase", "EspalierCryptography", "EspalierNavigation", "EspalierScreens",
        "EspalierViews",
        product("Logging", of: "swift-log", for: "Web"),
      ]),
    layer(
      "EspalierWire", in: "Surfaces/Web",
      on: ["EspalierHTML", "EspalierNavigation", "EspalierScreens", "EspalierViews"]
    ),
    layer(
      "EspalierLivePage", in: "Surfaces/Web",
      on: [
        "EspalierApp", "EspalierBase", "EspalierCryptography", "EspalierHTML", "EspalierNavigation", "EspalierScreens",
        "EspalierStorage", "EspalierViews", "EspalierWire",
        product("Logging", of: "swift-log", for: "Web"),
      ]),
    layer(
      "EspalierWorkers", in: "Surfaces/Web",
      on: [
        "CEspalierWorkers", "EspalierBase", "EspalierConnectors",
        product("Logging", of: "swift-log", for: "Web"),
        product("NIOCore", of: "swift-nio", for: "Web"),
        product("UnixSignals", of: "swift-service-lifecycle", for: "Web"),
      ]),
    layer(
      "EspalierServer", in: "Surfaces/Web",
      on: [
        "CZlib", "EspalierApp", "EspalierBase", "EspalierConnectors", "EspalierCryptography", "EspalierFiles",
        "EspalierHeadless", "EspalierHTML", "EspalierLivePage", "EspalierModules", "EspalierNavigation",
        "EspalierScopes", "EspalierScreens", "EspalierStorage", "EspalierViews", "EspalierWire", "EspalierWorkers",
        product("HummingbirdCore", of: "hummingbird", for: "Web"),
        product("NIOCore", of: "swift-nio", for: "Web"),
        product("NIOHTTP1", of: "swift-nio", for: "Web"),
        product("NIOPosix", of: "swift-nio", for: "Web"),
        product("NIOWebSocket", of: "swift-nio", for: "Web"),
        product("NIOHTTPTypes", of: "swift-nio-extras", for: "Web"),
        product("NIOHTTPTypesHTTP1", of: "swift-nio-extras", for: "Web"),
        product("Logging", of: "swift-log", for: "Web"),
        product("HTTPTypes", of: "swift-http-types", for: "Web"),
        product("ServiceLifecycle", of: "swift-service-lifecycle", for: "Web"),
        product("UnixSignals", of: "swift-service-lifecycle", for: "Web"),
      ],
      exclude: ["Texts.xcstrings"]),
    layer(
      "EspalierWeb", in: "Surfaces/Web",
      on: [
        "Espalier", "EspalierApp", "EspalierCommand", "EspalierHTML", "EspalierLivePage", "EspalierServer",
        "EspalierViews",
        "EspalierWorkers",
        product("ArgumentParser", of: "swift-argument-parser", for: "Command"),
        product("Logging", of: "swift-log", for: "Web"),
      ]),
    // A product of its own: BoringSSL takes longer to compile than all of Espalier.
    layer(
      "EspalierTLS", in: "Surfaces/Web",
      on: [
        "EspalierApp", "EspalierCommand", "EspalierServer", "EspalierViews", "EspalierWeb",
        product("ArgumentParser", of: "swift-argument-parser", for: "Command"),
        product("NIOCore", of: "swift-nio", for: "Web"),
        product("NIOSSL", of: "swift-nio-ssl", for: "TLS"),
      ]),
    layer("EspalierPrograms", in: "Tools", on: ["CEspalierPrograms"]),
    layer("EspalierBrowserTesting", in: "Tools", on: ["EspalierPrograms"]),
    .target(
      name: "TestSupport", dependencies: ["EspalierPrograms"], path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "BankWalk", dependencies: ["Espalier", "EspalierTesting", "TestSupport"], path: "Tests/BankWalk",
      swiftSettings: settings),
    // What the tests of workers start as a process of its own.
    .executableTarget(
      name: "WorkersProgram", dependencies: ["Espalier", "EspalierCommand", "EspalierWeb"],
      path: "Tests/WorkersProgram",
      swiftSettings: settings),
    tests("EspalierBaseTests", of: ["EspalierBase", "EspalierTesting"]),
    tests(
      "EspalierScopesTests", of: ["EspalierBase", "EspalierContainer", "EspalierScopes", "EspalierTesting"],
      exclude: ["Programs"]),
    tests("EspalierContainerTests", of: ["EspalierContainer", "EspalierScopes", "EspalierTesting"]),
    tests("EspalierFilesTests", of: ["EspalierFiles", "EspalierStorage"]),
    tests("EspalierBroadcastTests", of: ["EspalierBroadcast"]),
    tests("EspalierConnectorsTests", of: ["EspalierBase", "EspalierConnectors", "EspalierTesting"]),
    tests(
      "EspalierObservabilityTests",
      of: [
        "EspalierConnectors", "EspalierObservability", "EspalierStorage", "EspalierTesting",
        product("Logging", of: "swift-log", for: "Observability"),
        product("CoreMetrics", of: "swift-metrics", for: "Observability"),
        product("Tracing", of: "swift-distributed-tracing", for: "Observability"),
        product("InMemoryLogging", of: "swift-log", for: "Observability"),
        product("InMemoryTracing", of: "swift-distributed-tracing", for: "Observability"),
        product("ServiceLifecycle", of: "swift-service-lifecycle", for: "Observability"),
      ]),
    tests("EspalierGatewaysTests", of: ["EspalierBase", "EspalierGateways", "EspalierScopes", "EspalierTesting"]),
    tests(
      "EspalierHTTPTests",
      of: [
        "EspalierGateways", "EspalierHTTP",
        product("NIOCore", of: "swift-nio", for: "HTTP"),
        product("InMemoryTracing", of: "swift-distributed-tracing", for: "HTTP"),
        product("NIOPosix", of: "swift-nio", for: "HTTP"),
        product("Tracing", of: "swift-distributed-tracing", for: "HTTP"),
      ]),
    tests("EspalierCryptographyTests", of: ["EspalierCryptography"]),
    tests("EspalierStorageTests", of: ["EspalierStorage"]),
    tests("EspalierSecretsTests", of: ["EspalierBase", "EspalierGateways", "EspalierSecrets", "EspalierTesting"]),
    tests("EspalierViewsTests", of: ["EspalierViews"]),
    tests("EspalierScreensTests", of: ["EspalierBase", "EspalierScreens", "EspalierViews"]),
    tests("BankWalkTests", of: ["BankWalk", "Espalier", "EspalierTesting"]),
    tests("EspalierNavigationTests", of: ["Espalier", "EspalierTesting"]),
    tests("EspalierModulesTests", of: ["Espalier", "EspalierTesting"]),
    // Not of EspalierMacrosPlugin: for a test of a macro itself SwiftPM builds all that any test needs twice.
    tests(
      "EspalierMacrosTests",
      of: [
        "Espalier", "EspalierMacros", "EspalierMacroExpansion",
        product("SwiftSyntax", of: "swift-syntax", for: "Macros"),
        product("SwiftSyntaxMacroExpansion", of: "swift-syntax", for: "Macros"),
        product("SwiftSyntaxMacros", of: "swift-syntax", for: "Macros"),
        product("SwiftSyntaxMacrosGenericTestSupport", of: "swift-syntax", for: "Macros"),
      ]),
    tests(
      "EspalierAppTests",
      of: [
        "Espalier", "EspalierCommand", "EspalierTesting",
        product("ArgumentParser", of: "swift-argument-parser", for: "Command"),
      ]),
    tests("EspalierFlowsTests", of: ["Espalier", "EspalierTesting"]),
    tests("EspalierPlugInsTests", of: ["Espalier", "EspalierTesting"]),
    tests("EspalierScenesTests", of: ["Espalier", "EspalierTesting"]),
    tests("EspalierProgramsTests", of: []),
    tests("EspalierTestingTests", of: ["Espalier", "EspalierTesting"]),
    tests(
      "EspalierLivePageTests",
      of: [
        "Espalier", "EspalierLivePage", "EspalierStorage", "EspalierTesting", "EspalierWire",
        product("Logging", of: "swift-log", for: "Web"),
      ]),
    tests(
      "EspalierWebTests",
      of: [
        "EspalierBase",
        "BankWalk", "Espalier", "EspalierBrowserTesting", "EspalierCryptography", "EspalierObservability",
        "EspalierStorage",
        "EspalierHTML", "EspalierLivePage", "EspalierServer", "EspalierTLS", "EspalierTesting", "EspalierWeb",
        "EspalierWire", "EspalierWorkers", "WorkersProgram",
        product("ArgumentParser", of: "swift-argument-parser", for: "Command"),
        product("HTTPTypes", of: "swift-http-types", for: "Web"),
        product("Hummingbird", of: "hummingbird", for: "Web"),
        product("Logging", of: "swift-log", for: "Web"),
        product("NIOCore", of: "swift-nio", for: "Web"),
        product("NIOEmbedded", of: "swift-nio", for: "Web"),
        product("NIOPosix", of: "swift-nio", for: "Web"),
        product("ServiceLifecycle", of: "swift-service-lifecycle", for: "Web"),
      ],
      exclude: ["Script/harness.html", "Script/script-tests.js"]),
    tests("RepositoryTests", of: []),
  ],
  swiftLanguageModes: [.v6]
)
