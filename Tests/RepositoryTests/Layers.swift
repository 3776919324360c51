/// The order of the layers, and what may be imported where.
enum Layers {
  /// From the bottom to the top. Layers of one row do not know each other.
  static let rows: [[String]] = [
    ["EspalierBase"],
    ["EspalierCryptography", "EspalierFiles", "EspalierPrograms", "EspalierScopes", "EspalierViews"],
    ["EspalierBroadcast", "EspalierConnectors", "EspalierContainer", "EspalierGateways", "EspalierScreens"],
    ["EspalierNavigation"],
    ["EspalierModules"],
    ["EspalierApp", "EspalierFlows", "EspalierPlugIns"],
    ["Espalier", "EspalierHeadless"],
    ["EspalierCommand", "EspalierStorage"],
    ["EspalierHTML", "EspalierWorkers"],
    ["EspalierWire"],
    ["EspalierLivePage"],
    ["EspalierServer"],
    [
      "EspalierBrowserTesting", "EspalierHTTP", "EspalierObservability", "EspalierSecrets", "EspalierTesting",
      "EspalierWeb",
    ],
    ["EspalierTLS"],
  ]

  /// The parts of the sources in the order in which they are read. A target stands on those of its own part, and of parts before.
  static let parts = [
    "Base", "Scopes", "Values", "Screens", "Places", "Features", "Services", "Programs", "Surfaces", "Tools",
  ]

  /// Returns the imports of targets in a part that comes later, one sentence each.
  static func faultsOfParts(in files: [SourceFile]) -> [String] {
    let places = Dictionary(files.map { ($0.target, $0.part) }, uniquingKeysWith: { first, _ in first })
    func place(_ target: String) -> Int? { places[target].flatMap(parts.firstIndex) }
    return files.flatMap { file -> [String] in
      guard let own = place(file.target) else { return ["\(file.path) stands in no part of the sources"] }
      return file.imports.filter { place($0).map { $0 > own } ?? false }.map {
        "\(file.path) imports \($0), which is read later"
      }
    }
  }

  /// The targets beside the layers, and all that each may import: the declarations of the macros, what they write, and
  /// the compiler's plugin. No layer imports these, so that nobody builds swift-syntax who does not ask for it.
  static let macros: [String: Set<String>] = [
    "EspalierMacros": ["EspalierModules", "EspalierScopes"],
    "EspalierMacroExpansion": ["SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"],
    "EspalierMacrosPlugin": ["EspalierMacroExpansion", "SwiftCompilerPlugin", "SwiftSyntaxMacros"],
  ]

  /// The modules that a core layer may import besides the layers below it.
  static let allowedInCore: Set<String> = [
    "Swift", "Observation", "Synchronization", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    // The C library, linked whatever is imported: lines on standard error, and how much of a stack is left.
    "Glibc", "Musl", "Darwin",
  ]

  /// The modules that one core layer alone may import: cryptography is the system's, the container waits on a thread for a value that another thread
  /// makes, and programs are started by what Swift does not see of the C library.
  static let allowedInOne: [String: Set<String>] = [
    "EspalierContainer": ["Dispatch"], "EspalierCryptography": ["CEspalierCryptography", "Dispatch"],
    "EspalierPrograms": ["CEspalierPrograms"],
  ]

  /// The layers of the web that know no network and no file, and the modules that each may import besides the layers below.
  static let pure: [String: Set<String>] = [
    "EspalierHTML": ["CEspalierBrowser", "CZlib", "Foundation", "Logging", "Observation", "Synchronization"],
    "EspalierWire": ["Foundation", "Observation"],
    "EspalierLivePage": ["Foundation", "Logging", "Observation", "Synchronization"],
  ]

  static func row(of layer: String) -> Int? {
    rows.firstIndex { $0.contains(layer) }
  }

  static func isCore(_ layer: String) -> Bool {
    rows.prefix { !$0.contains("EspalierCommand") }.contains { $0.contains(layer) }
  }

  /// Returns the faults of the imports of `file`, one sentence each.
  static func faults(in file: SourceFile) -> [String] {
    if let allowed = macros[file.target] {
      return file.imports.filter { !allowed.contains($0) }.map {
        "\(file.path) imports \($0), which \(file.target) does without"
      }
    }
    guard let row = row(of: file.target) else {
      return ["\(file.path): \(file.target) has no place among the layers; give it one in Layers.rows"]
    }
    return file.imports.compactMap { module in
      if macros[module] != nil { return "\(file.path) imports \(module), which is no layer: macros stand beside them" }
      if let below = Self.row(of: module) {
        return below < row ? nil : "\(file.path) imports \(module), which is not below \(file.target)"
      }
      if isCore(file.target), !allowedInCore.contains(module), allowedInOne[file.target]?.contains(module) != true {
        return "\(file.path) imports \(module), which the core does without"
      }
      if let allowed = pure[file.target], !allowed.contains(module) {
        return "\(file.path) imports \(module), which \(file.target) does without"
      }
      return nil
    }
  }

  /// The layers that each layer imports.
  static func arrows(in files: [SourceFile]) -> [String: Set<String>] {
    files.reduce(into: [:]) { arrows, file in
      guard row(of: file.target) != nil else { return }
      arrows[file.target, default: []].formUnion(file.imports.filter { row(of: $0) != nil && $0 != file.target })
    }
  }
}
