import Foundation

/// A target of the examples' `Package.swift`, with what it says that the target depends on.
struct PackageTarget {
  private static let manifest = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Package.swift")

  let name: String
  /// Targets of the same package.
  let targets: Set<String>
  /// What comes from other packages.
  let products: Set<String>

  /// The targets that the manifest names, those of tests too.
  static func all() throws -> [PackageTarget] { all(in: try String(contentsOf: manifest, encoding: .utf8)) }

  static func all(in manifest: String) -> [PackageTarget] {
    let starts = manifest.ranges(of: /\.(?:target|executableTarget|testTarget)\(/)
    let ends = starts.dropFirst().map(\.lowerBound) + [manifest.endIndex]
    return zip(starts, ends).compactMap { start, end in
      let text = manifest[start.upperBound..<end]
      guard let name = text.firstMatch(of: /name:\s*"(\w+)"/)?.output.1 else { return nil }
      let listed = text.firstMatch(of: /dependencies:\s*\[([^\]]*)\]/)?.output.1 ?? ""
      let product = /\.product\(name:\s*"(\w+)"[^)]*\)/
      return PackageTarget(
        name: String(name),
        targets: Set(listed.replacing(product, with: "").matches(of: /"(\w+)"/).map { String($0.1) }),
        products: Set(listed.matches(of: product).map { String($0.1) }))
    }
  }

  /// All targets that can be reached from one, itself included.
  static func reach(of name: String, in all: [PackageTarget]) -> Set<String> {
    var (reached, ahead): (Set<String>, [String]) = ([], [name])
    while let next = ahead.popLast() {
      guard reached.insert(next).inserted else { continue }
      ahead += all.first { $0.name == next }?.targets ?? []
    }
    return reached
  }
}
