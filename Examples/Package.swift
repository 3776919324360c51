// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of code that only tests run. It is not optimised, so that it compiles sooner, in a release build too. Laws over
/// many random cases are optimised all the same: they hold a thread of the pool, on which others wait.
let testSettings = settings + [.unsafeFlags(["-Onone"])]

/// The settings of what reads statements and keeps operations, and of the laws about them over many random cases. It is
/// optimised in a debug build too where continuous integration runs it, because others wait while it computes.
let heavySettings = Context.environment["CI"] == nil ? settings : settings + [.unsafeFlags(["-O"])]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "wallet", targets: ["WalletCommand"]),
    .executable(name: "wallet-online", targets: ["WalletOnline"]),
    .executable(name: "wallet-host", targets: ["WalletHost"]),
    .executable(name: "gallery", targets: ["GalleryCommand"]),
    .executable(name: "todo", targets: ["ToDo"]),
    .executable(name: "bank", targets: ["BankCommand"]),
    .executable(name: "bench", targets: ["Bench"]),
    .executable(name: "pictures", targets: ["Pictures"]),
  ],
  dependencies: [
    .package(name: "Espalier", path: ".."),
    .package(path: "WalletContract"),
    .package(path: "WalletPlugIns"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "Statements", dependencies: [.product(name: "WalletValues", package: "WalletContract")],
      path: "Wallet/Sources/Statements", swiftSettings: heavySettings),
    .target(
      name: "WalletStore",
      dependencies: [
        "Statements",
        .product(name: "EspalierBroadcast", package: "Espalier"),
        .product(name: "EspalierCryptography", package: "Espalier"),
        .product(name: "EspalierFiles", package: "Espalier"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Wallet/Sources/WalletStore", swiftSettings: heavySettings),
    .target(
      name: "WalletGateways",
      dependencies: [
        "Statements",
        .product(name: "WalletFeatures", package: "WalletContract"), "WalletStore",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierObservability", package: "Espalier"),
      ],
      path: "Wallet/Sources/WalletGateways", exclude: ["Texts.xcstrings"], swiftSettings: settings),
    .target(
      name: "Wallet",
      dependencies: [
        "Statements",
        .product(name: "WalletFeatures", package: "WalletContract"), "WalletGateways", "WalletStore",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierObservability", package: "Espalier"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      path: "Wallet/Sources/Wallet",
      exclude: [
        "App/Texts.xcstrings",
        "Features/Accounts/Editing/Texts.xcstrings",
        "Features/Accounts/Import/Texts.xcstrings",
        "Features/Accounts/Imports/Texts.xcstrings",
        "Features/Accounts/Texts.xcstrings",
        "Features/Operations/Texts.xcstrings",
        "Features/Overview/Texts.xcstrings",
        "Features/Payees/Texts.xcstrings",
        "Features/Settings/Texts.xcstrings",
        "Features/Welcome/Texts.xcstrings",
        "Shared/Categories/Texts.xcstrings",
        "Shared/Errors/Texts.xcstrings",
        "Shared/Statements/Texts.xcstrings",
        "Shared/Texts.xcstrings",
        "Shared/Undo/Texts.xcstrings",
        "Start/Texts.xcstrings",
      ],
      swiftSettings: settings),
    .target(
      name: "WalletProgram",
      dependencies: [
        "Statements", "Wallet",
        .product(name: "WalletFeatures", package: "WalletContract"),
        .product(name: "WalletValues", package: "WalletContract"), "WalletGateways",
        .product(name: "WalletDeposits", package: "WalletPlugIns"),
        .product(name: "WalletLoans", package: "WalletPlugIns"),
        .product(name: "WalletRecurring", package: "WalletPlugIns"), "WalletStore",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierCommand", package: "Espalier"),
        .product(name: "EspalierObservability", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Wallet/Sources/WalletProgram", swiftSettings: settings),
    .executableTarget(
      name: "WalletCommand",
      dependencies: ["WalletProgram", .product(name: "EspalierCommand", package: "Espalier")],
      path: "Wallet/Sources/WalletCommand", swiftSettings: settings),
    // What needs the network stands apart, so that nobody waits for an HTTP client and TLS to see Wallet.
    .target(
      name: "WalletOnlineProgram",
      dependencies: [
        "BankService", "Statements",
        .product(name: "WalletFeatures", package: "WalletContract"),
        .product(name: "WalletValues", package: "WalletContract"), "WalletGateways",
        .product(name: "WalletBanking", package: "WalletPlugIns"),
        .product(name: "WalletCards", package: "WalletPlugIns"),
        .product(name: "WalletPayments", package: "WalletPlugIns"), "WalletProgram",
        .product(name: "WalletRates", package: "WalletPlugIns"), "WalletStore",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierHTTP", package: "Espalier"),
        .product(name: "EspalierScopes", package: "Espalier"),
        .product(name: "EspalierSecrets", package: "Espalier"),
        .product(name: "EspalierTLS", package: "Espalier"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Wallet/Sources/WalletOnlineProgram", swiftSettings: settings),
    .executableTarget(
      name: "WalletOnline",
      dependencies: [
        "WalletOnlineProgram", "WalletProgram", .product(name: "EspalierCommand", package: "Espalier"),
      ],
      path: "Wallet/Sources/WalletOnline", swiftSettings: settings),
    .executableTarget(
      name: "WalletHost",
      dependencies: [
        "WalletOnlineProgram", "WalletProgram",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      path: "Wallet/Sources/WalletHost", swiftSettings: settings),
    .target(
      name: "Gallery", dependencies: [.product(name: "Espalier", package: "Espalier")], path: "Gallery/Sources/Gallery",
      swiftSettings: settings),
    .executableTarget(
      name: "GalleryCommand",
      dependencies: [
        "Gallery",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierCommand", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
      ],
      path: "Gallery/Sources/GalleryCommand", swiftSettings: settings),
    .executableTarget(
      name: "ToDo",
      dependencies: [
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierCommand", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
      ],
      // Its tests see inside of it, as those of any app do in a debug build; the examples are built for release alone.
      path: "ToDo/Sources", swiftSettings: settings + [.unsafeFlags(["-enable-testing"])]),
    // The templates of the generator: an app, and what is put into one. Their tests see inside of them.
    .executableTarget(
      name: "Sample",
      dependencies: [
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierCommand", package: "Espalier"),
        .product(name: "EspalierCryptography", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Templates/App/Sources", exclude: ["Items/Texts.xcstrings", "SignIn/Texts.xcstrings"],
      swiftSettings: testSettings + [.unsafeFlags(["-enable-testing"])]),
    .target(
      name: "Templates",
      dependencies: [
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierContainer", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierHTTP", package: "Espalier"),
      ],
      path: "Templates/Sources", swiftSettings: testSettings + [.unsafeFlags(["-enable-testing"])]),
    .target(
      name: "BankService",
      dependencies: [
        .product(name: "EspalierCryptography", package: "Espalier"),
        .product(name: "EspalierFiles", package: "Espalier"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: "Bank/Sources/BankService", swiftSettings: settings),
    .executableTarget(
      name: "BankCommand",
      dependencies: [
        "BankService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      path: "Bank/Sources/BankCommand", swiftSettings: settings),
    .target(name: "CAllocations", path: "Bench/CAllocations"),
    .executableTarget(
      name: "Bench",
      dependencies: [
        .product(name: "EspalierPrograms", package: "Espalier"),
        "CAllocations",
        "Statements",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierHTTP", package: "Espalier"),
        .product(name: "EspalierBrowserTesting", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOFoundationCompat", package: "swift-nio"),
      ],
      path: "Bench/Sources", swiftSettings: settings),
    .executableTarget(
      name: "Pictures", dependencies: [.product(name: "EspalierBrowserTesting", package: "Espalier")],
      path: "Pictures/Sources", swiftSettings: settings),
    // What the examples' tests share.
    .target(
      name: "ExampleTesting",
      dependencies: [
        .product(name: "EspalierPrograms", package: "Espalier"),
        .product(name: "EspalierBrowserTesting", package: "Espalier"),
      ],
      path: "Support/Sources", swiftSettings: testSettings),
    .testTarget(
      name: "ExampleKillTests",
      dependencies: [
        "ExampleTesting", "GalleryCommand", "Sample", .product(name: "EspalierBrowserTesting", package: "Espalier"),
      ],
      path: "Support/Tests", swiftSettings: testSettings),
    .testTarget(
      name: "ToDoTests",
      dependencies: [
        "ExampleTesting", "ToDo",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierBrowserTesting", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
      ],
      path: "ToDo/Tests", swiftSettings: testSettings),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "Sample",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierCryptography", package: "Espalier"),
        .product(name: "EspalierBrowserTesting", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
      ],
      path: "Templates/App/Tests", swiftSettings: testSettings),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
      ],
      path: "Recipes/Tests", swiftSettings: testSettings),
    .testTarget(
      name: "TemplatesTests",
      dependencies: [
        "Templates",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
      ],
      path: "Templates/Tests", swiftSettings: testSettings),
    .testTarget(
      name: "StatementsTests", dependencies: ["Statements", .product(name: "EspalierTesting", package: "Espalier")],
      path: "Wallet/Tests/StatementsTests", swiftSettings: heavySettings),
    .testTarget(
      name: "WalletStoreTests",
      dependencies: [
        "Statements", "WalletStore",
        .product(name: "EspalierBroadcast", package: "Espalier"),
        .product(name: "EspalierCryptography", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Wallet/Tests/WalletStoreTests", swiftSettings: heavySettings),
    .testTarget(
      name: "WalletTests",
      dependencies: [
        "Statements", "Wallet",
        .product(name: "WalletFeatures", package: "WalletContract"), "WalletGateways", "WalletOnlineProgram",
        .product(name: "WalletBanking", package: "WalletPlugIns"),
        .product(name: "WalletCards", package: "WalletPlugIns"),
        .product(name: "WalletDeposits", package: "WalletPlugIns"),
        .product(name: "WalletLoans", package: "WalletPlugIns"),
        .product(name: "WalletPayments", package: "WalletPlugIns"),
        .product(name: "WalletRates", package: "WalletPlugIns"),
        .product(name: "WalletRecurring", package: "WalletPlugIns"), "WalletStore",
        .product(name: "WalletValues", package: "WalletContract"),
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierCryptography", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierObservability", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      path: "Wallet/Tests/WalletTests", swiftSettings: testSettings),
    .testTarget(
      name: "WalletBankTests",
      dependencies: [
        "BankService",
        .product(name: "EspalierBase", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierHTTP", package: "Espalier"),
      ],
      path: "Wallet/Tests/WalletBankTests", swiftSettings: testSettings),
    .testTarget(
      name: "WalletBrowserTests",
      dependencies: [
        .product(name: "EspalierPrograms", package: "Espalier"),
        "BankCommand", "ExampleTesting", "WalletCommand", "WalletOnline",
        .product(name: "WalletFeatures", package: "WalletContract"), "WalletGateways", "WalletHost",
        "WalletOnlineProgram",
        .product(name: "WalletBanking", package: "WalletPlugIns"),
        .product(name: "WalletPayments", package: "WalletPlugIns"), "WalletStore",
        .product(name: "WalletValues", package: "WalletContract"),
        .product(name: "EspalierBrowserTesting", package: "Espalier"),
        .product(name: "EspalierGateways", package: "Espalier"),
        .product(name: "EspalierHTTP", package: "Espalier"),
        .product(name: "EspalierSecrets", package: "Espalier"),
      ],
      path: "Wallet/Tests/WalletBrowserTests", swiftSettings: testSettings),
    .testTarget(
      name: "BankTests",
      dependencies: [
        .product(name: "EspalierPrograms", package: "Espalier"), "BankCommand", "BankService",
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Bank/Tests", swiftSettings: testSettings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
      ],
      path: "Gallery/Tests/GalleryTests", swiftSettings: testSettings),
    .testTarget(
      name: "GalleryBrowserTests",
      dependencies: [
        "ExampleTesting", "Gallery", "GalleryCommand",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierBrowserTesting", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
      ],
      path: "Gallery/Tests/GalleryBrowserTests", swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
