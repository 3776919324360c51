/// The rules of how Wallet is laid out: what each part may know of the others. Each fault is a sentence that says what to
/// do instead.
enum Structure {
  /// The targets that a plugged-in feature may reach, besides its own: the contract, and a person's connection to their bank.
  static let allowedToPlugIns: Set<String> = ["WalletBanking", "WalletFeatures", "WalletValues"]
  /// The modules of other packages that a plugged-in feature may import.
  static let libraries: Set<String> = ["Espalier", "EspalierGateways", "Foundation", "Observation", "Synchronization"]

  /// The targets in which the database may be named.
  static let targetsWithDatabase: Set<String> = [
    "WalletStore", "WalletGateways", "WalletOnlineProgram", "WalletProgram",
  ]
  /// The one file of the app beside its start in which the database may be named.
  static let scopeWithDatabase = "Wallet/App/WalletRootScope.swift"
  /// The types that reach the database.
  static let databaseTypes: Set<String> = ["WalletDatabase", "WalletOpening"]

  // MARK: Targets

  /// Imports of targets that `Package.swift` does not name. The compiler lets them pass as long as something else has built the target.
  static func undeclaredImports(in files: [WalletSource], of package: [PackageTarget]) -> [String] {
    let known = Set(package.map(\.name))
    return files.flatMap { file in
      let declared = package.first { $0.name == file.target }?.targets ?? []
      return file.imports.intersection(known).subtracting(declared).sorted().map {
        "\(file.path) imports \($0), which \(file.target) does not depend on in Package.swift"
      }
    }
  }

  /// The targets with a feature that is plugged in: those that declare one.
  static func plugIns(in files: [WalletSource]) -> Set<String> {
    Set(files.filter { $0.code.contains(/(?:struct|class|enum|actor)\s+\w+\s*:[^{]*\bPlugIn\b/) }.map(\.target))
  }

  /// Returns the dependencies and imports of plugged-in features beyond the contract and the values in it.
  static func plugInFaults(in files: [WalletSource], of package: [PackageTarget]) -> [String] {
    plugIns(in: files).sorted().flatMap { plugIn in
      let reached = PackageTarget.reach(of: plugIn, in: package).subtracting([plugIn])
      let products = package.first { $0.name == plugIn }?.products ?? []
      let dependencies = reached.subtracting(allowedToPlugIns).union(products.subtracting(libraries)).sorted().map {
        "\(plugIn) reaches \($0) in Package.swift; what it needs of it belongs in WalletFeatures, as a protocol"
      }
      let imports = files.filter { $0.target == plugIn }.flatMap { file in
        file.imports.subtracting(allowedToPlugIns.union(libraries)).sorted().map {
          "\(file.path) imports \($0); what it needs of it belongs in WalletFeatures, as a protocol"
        }
      }
      return dependencies + imports
    }
  }

  // MARK: The database

  /// Files that name the database, or reach round their scope for a gateway.
  static func databaseFaults(in files: [WalletSource]) -> [String] {
    files.filter { !targetsWithDatabase.contains($0.target) && $0.part != "Start" && $0.path != scopeWithDatabase }
      .flatMap { file in
        let named = file.names.intersection(databaseTypes).sorted().map {
          "\(file.path) names \($0); let its scope give it a gateway"
        }
        let isScope = file.path.hasSuffix("Scope.swift")
        let reached = file.words.intersection(isScope ? [] : ["DatabaseGateways", "gateways"]).sorted().map {
          "\(file.path) takes from \($0), which has every gateway; let its scope have the one that it needs"
        }
        return named + reached
      }
  }

  // MARK: Features

  /// Returns the uses, by features and what they share, of features beside them and of the app above: routes and scopes
  /// above are theirs to use.
  static func featureFaults(in files: [WalletSource]) -> [String] {
    var owners: [String: String] = [:]
    for file in files {
      guard let part = file.part, part == "App" || part.hasPrefix("Features/") else { continue }
      for type in file.declaredTypes where !type.hasSuffix("Route") {
        if part == "App", type.hasSuffix("Scope") { continue }
        owners[type] = part
      }
    }
    return files.flatMap { file -> [String] in
      guard let part = file.part, part.hasPrefix("Features/") || part == "Shared" else { return [] }
      return file.names.sorted().compactMap { name in
        guard let owner = owners[name], owner != part else { return nil }
        return "\(file.path) uses \(name) of \(owner); lead there by its route, or put what both need into Shared"
      }
    }
  }
}
