// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What Wallet and the features that are plugged into it both know. Whoever writes a feature depends on this, and on nothing
// of Wallet itself.
let package = Package(
  name: "WalletContract",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "WalletFeatures", targets: ["WalletFeatures"]),
    .library(name: "WalletValues", targets: ["WalletValues"]),
  ],
  dependencies: [.package(name: "Espalier", path: "../..", traits: [])],
  targets: [
    .target(name: "WalletValues", swiftSettings: settings),
    .target(
      name: "WalletFeatures", dependencies: ["WalletValues", .product(name: "Espalier", package: "Espalier")],
      exclude: ["Texts.xcstrings"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
