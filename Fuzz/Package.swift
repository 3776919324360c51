// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The name under which SwiftPM compiles Espalier: that of its folder. What Espalier declares for its own package is tried
/// here too.
let espalier = URL(filePath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent.lowercased()
  .replacing(#/[^a-z0-9_]/#, with: "_")

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Built by tools/fuzz alone, with libFuzzer and AddressSanitizer in every module. A package of its own, so that nobody else
// builds it, and Espalier does not depend on what it needs.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Espalier", path: ".."),
    .package(path: "../Examples/WalletContract"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
  ],
  targets: [
    // A link to the sources of Wallet: the package of the examples would bring a database.
    .target(
      name: "Statements", dependencies: [.product(name: "WalletValues", package: "WalletContract")],
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Statements",
        .product(name: "Espalier", package: "Espalier"),
        .product(name: "EspalierFiles", package: "Espalier"),
        .product(name: "EspalierTesting", package: "Espalier"),
        .product(name: "EspalierWeb", package: "Espalier"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      packageAccess: false,
      // libFuzzer brings a `main` of its own; this one is the program's.
      swiftSettings: settings + [
        .unsafeFlags([
          "-package-name", espalier, "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "espalier_fuzz_main",
        ])
      ],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--defsym=main=espalier_fuzz_main"])]),
  ],
  swiftLanguageModes: [.v6]
)
