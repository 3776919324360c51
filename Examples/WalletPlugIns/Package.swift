// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let contract: [Target.Dependency] = [
  .product(name: "Espalier", package: "Espalier"),
  .product(name: "WalletValues", package: "WalletContract"),
  .product(name: "WalletFeatures", package: "WalletContract"),
]

/// The string catalogue of a plug-in: its names in Swift are compiled in, and it is no resource.
let texts = ["Texts.xcstrings"]

let network: [Target.Dependency] = [.product(name: "EspalierGateways", package: "Espalier")]

// Features that are plugged into Wallet. They know its contract, and are tested in a stand-in shell.
let package = Package(
  name: "WalletPlugIns",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "WalletBanking", targets: ["WalletBanking"]),
    .library(name: "WalletCards", targets: ["WalletCards"]),
    .library(name: "WalletPayments", targets: ["WalletPayments"]),
    .library(name: "WalletRecurring", targets: ["WalletRecurring"]),
    .library(name: "WalletLoans", targets: ["WalletLoans"]),
    .library(name: "WalletRates", targets: ["WalletRates"]),
    .library(name: "WalletDeposits", targets: ["WalletDeposits"]),
  ],
  dependencies: [
    .package(name: "Espalier", path: "../..", traits: []),
    .package(path: "../WalletContract"),
  ],
  targets: [
    // A person's connection to their bank, for the other features that are the bank's clients.
    .target(name: "WalletBanking", dependencies: contract + network, exclude: texts, swiftSettings: settings),
    .target(
      name: "WalletCards", dependencies: contract + network + ["WalletBanking"], exclude: texts, swiftSettings: settings
    ),
    .target(
      name: "WalletPayments", dependencies: contract + network + ["WalletBanking"], exclude: texts,
      swiftSettings: settings),
    .target(name: "WalletRecurring", dependencies: contract, exclude: texts, swiftSettings: settings),
    .target(name: "WalletLoans", dependencies: contract, exclude: texts, swiftSettings: settings),
    .target(name: "WalletRates", dependencies: contract + network, exclude: texts, swiftSettings: settings),
    .target(name: "WalletDeposits", dependencies: contract, exclude: texts, swiftSettings: settings),
    .testTarget(
      name: "WalletPlugInsTests",
      dependencies: contract + network + [
        "WalletBanking", "WalletCards", "WalletDeposits", "WalletLoans", "WalletPayments", "WalletRates",
        "WalletRecurring",
        .product(name: "EspalierTesting", package: "Espalier"),
      ],
      path: "Tests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
