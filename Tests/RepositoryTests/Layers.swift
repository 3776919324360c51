/// The order of the layers, and what may be imported where.
enum Layers {
  /// From the bottom to the top. Layers of one row do not know each other.
  static let rows: [[String]] = [
    ["EspalierScopes", "EspalierViews"],
    ["EspalierScreens"],
    ["EspalierNavigation"],
    ["EspalierModules", "EspalierScenes"],
    ["Espalier"],
    ["EspalierWeb", "EspalierTesting", "EspalierBrowserTesting"],
  ]

  /// What a core layer may import besides the layers below it.
  static let allowedInCore: Set<String> = [
    "Swift", "Observation", "Synchronization", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    // The C library, which is linked whatever is imported: lines on standard error.
    "Glibc", "Musl", "Darwin",
  ]

  static func row(of layer: String) -> Int? {
    rows.firstIndex { $0.contains(layer) }
  }

  static func isCore(_ layer: String) -> Bool {
    rows.dropLast().contains { $0.contains(layer) }
  }

  /// What is wrong with the imports of `file`, one sentence each.
  static func faults(in file: SourceFile) -> [String] {
    guard let row = row(of: file.target) else {
      return ["\(file.path): \(file.target) has no place among the layers; give it one in Layers.rows"]
    }
    return file.imports.compactMap { module in
      if let below = Self.row(of: module) {
        return below < row ? nil : "\(file.path) imports \(module), which is not below \(file.target)"
      }
      if isCore(file.target), !allowedInCore.contains(module) {
        return "\(file.path) imports \(module), which the core does without"
      }
      return nil
    }
  }

  /// The layers that each layer imports.
  static func arrows(in files: [SourceFile]) -> [String: Set<String>] {
    files.reduce(into: [:]) { arrows, file in
      arrows[file.target, default: []].formUnion(file.imports.filter { row(of: $0) != nil && $0 != file.target })
    }
  }
}
