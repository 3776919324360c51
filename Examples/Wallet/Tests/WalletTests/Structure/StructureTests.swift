import Testing

@Suite("What the parts of Wallet know of each other")
struct StructureTests {
  private func file(_ path: String, _ text: String) -> WalletSource { WalletSource(path: path, text: text) }

  // MARK: Wallet as it is

  @Test
  func `the sources and the manifest are found`() throws {
    let files = try WalletSource.all()
    #expect(files.contains { $0.path == "Wallet/App/Session.swift" && $0.part == "App" })
    #expect(files.contains { $0.path == "Wallet/Features/Accounts/Accounts.swift" && $0.part == "Features/Accounts" })
    #expect(
      Structure.plugIns(in: files) == [
        "WalletBanking", "WalletCards", "WalletDeposits", "WalletLoans", "WalletPayments", "WalletRates",
        "WalletRecurring",
      ])
    let store = try #require(try PackageTarget.all().first { $0.name == "WalletStore" })
    let loans = try #require(try PackageTarget.all().first { $0.name == "WalletLoans" })
    #expect(loans.targets == ["WalletFeatures", "WalletValues"] && loans.products == ["Espalier"])
    #expect(
      store.targets == ["Statements"]
        && store.products == ["EspalierBroadcast", "EspalierCryptography", "EspalierFiles", "GRDB"])
  }

  @Test
  func `every target imports only what the manifest says`() throws {
    let faults = Structure.undeclaredImports(in: try WalletSource.all(), of: try PackageTarget.all())
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test
  func `a plug-in reaches neither the storage nor its gateways`() throws {
    let faults = Structure.plugInFaults(in: try WalletSource.all(), of: try PackageTarget.all())
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test
  func `only the start and the root scope name the database`() throws {
    let faults = Structure.databaseFaults(in: try WalletSource.all())
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test
  func `features know of each other only the routes`() throws {
    let faults = Structure.featureFaults(in: try WalletSource.all())
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  // MARK: What would be a fault

  private static let feature = "public struct GoalsPlugIn: PlugIn {\n}\n"

  @Test(arguments: [
    #"["WalletFeatures", "WalletStore"]"#, #"["WalletFeatures", "WalletGateways"]"#, #"["Between"]"#,
    #"["WalletFeatures", .product(name: "GRDB", package: "GRDB.swift")]"#,
  ])
  func `a plug-in that reaches the storage in the manifest is a fault`(dependencies: String) {
    let package = PackageTarget.all(
      in: [
        """
        .target(name: "WalletFeatures", dependencies: ["WalletValues"], path: "F"),
        .target(
          name: "WalletGoals", dependencies: \(dependencies), path: "G"),
        .target(name: "Between", dependencies: ["WalletFeatures", "WalletStore"]),
        """
      ])
    let faults = Structure.plugInFaults(in: [file("WalletGoals/GoalsPlugIn.swift", Self.feature)], of: package)
    #expect(!faults.isEmpty && faults.allSatisfy { $0.hasPrefix("WalletGoals reaches ") })
  }

  @Test(arguments: ["WalletStore", "WalletGateways", "Wallet", "GRDB", "EspalierWeb"])
  func `a plug-in that imports more than the contract is a fault`(module: String) {
    let plugIn = [
      file("WalletGoals/GoalsPlugIn.swift", Self.feature),
      file("WalletGoals/Goals.swift", "public import WalletFeatures\n@preconcurrency package import \(module)\n"),
    ]
    let faults = Structure.plugInFaults(in: plugIn, of: [])
    #expect(faults.count == 1 && faults.first?.contains("imports \(module);") == true)
  }

  @Test
  func `an import that the manifest does not name is a fault`() {
    let package = PackageTarget.all(
      in: [#".target(name: "WalletStore"), .target(name: "WalletFeatures", dependencies: ["WalletValues"])"#])
    let faults = Structure.undeclaredImports(
      in: [file("WalletFeatures/Formats.swift", "public import WalletStore\n")], of: package)
    #expect(faults.count == 1)
  }

  @Test(arguments: [
    "Features/Goals/GoalsScene.swift", "Features/Goals/GoalsViewModel.swift", "Shared/Goal.swift", "App/Session.swift",
    "Features/Goals/GoalsScope.swift",
  ])
  func `a scene, a view model or a scope that names the database is a fault`(path: String) {
    let faults = Structure.databaseFaults(in: [file("Wallet/\(path)", "  let database: WalletDatabase\n")])
    #expect(faults.count == 1)
  }

  @Test(arguments: ["scope.gateways.accounts", "DatabaseGateways(database: database, user: user).accounts"])
  func `a feature that takes a gateway round its scope is a fault`(code: String) {
    let line = "let accounts = \(code)\n"
    #expect(!Structure.databaseFaults(in: [file("Wallet/Features/Goals/Goals.swift", line)]).isEmpty)
    #expect(Structure.databaseFaults(in: [file("Wallet/Features/Goals/GoalsScope.swift", line)]).isEmpty)
  }

  @Test(arguments: ["GoalsScope", "GoalsViewModel", "GoalsScene", "Goals", "GoalRow"])
  func `a feature that uses what is another's is a fault`(type: String) {
    let files = [
      file("Wallet/Features/Goals/Parts/File.swift", "@MainActor @Observable\nfinal class \(type): Base {}\n"),
      file("Wallet/Features/Accounts/Accounts.swift", "  let other: \(type)?\n"),
    ]
    let faults = Structure.featureFaults(in: files)
    #expect(faults.count == 1 && faults.first?.contains("uses \(type) of Features/Goals") == true)
  }

  @Test
  func `a feature that uses the app above it is a fault, but for its scope`() {
    let files = [
      file("Wallet/App/Session.swift", "final class Session: Feature<SessionScope, WalletRoute> {}\n"),
      file("Wallet/App/SessionScope.swift", "final class SessionScope: Scope<WalletRootScope> {}\n"),
      file("Wallet/Features/Goals/GoalsScope.swift", "final class GoalsScope: Scope<SessionScope> {}\n"),
      file("Wallet/Features/Goals/Goals.swift", "weak var session: Session?\n"),
    ]
    #expect(Structure.featureFaults(in: files).map { $0.prefix(41) } == ["Wallet/Features/Goals/Goals.swift uses Se"])
  }

  @Test(arguments: [
    "Row(x).link(to: GoalsRoute.list)", "// GoalsScene shows it", "Label(\"Goals\")", "let goals: Preview.Goals",
  ])
  func `routes, comments, texts and members of the same name are none`(code: String) {
    let files = [
      file(
        "Wallet/Features/Goals/Goals.swift", "final class Goals {}\nfinal class GoalsScene {}\nenum GoalsRoute {}\n"),
      file("Wallet/Features/Accounts/Accounts.swift", code),
    ]
    #expect(Structure.featureFaults(in: files).isEmpty)
  }
}
