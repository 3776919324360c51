import Foundation

/// A target of one of the examples' packages, with what it says that the target depends on.
struct PackageTarget {
  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let name: String
  /// Targets of these packages.
  let targets: Set<String>
  /// The products of other packages on which the target depends.
  let products: Set<String>

  /// The targets that the manifests name, those of tests too.
  static func all() throws -> [PackageTarget] {
    all(
      in: try ["", "WalletContract/", "WalletPlugIns/"].map { folder in
        try String(contentsOf: examples.appending(path: "\(folder)Package.swift"), encoding: .utf8)
      })
  }

  static func all(in manifests: [String]) -> [PackageTarget] {
    let found = manifests.flatMap(Self.targets(in:))
    let own = Set(found.map(\.name))
    return found.map { target in
      PackageTarget(
        name: target.name, targets: target.targets.union(target.products.intersection(own)),
        products: target.products.subtracting(own))
    }
  }

  private static func targets(in text: String) -> [PackageTarget] {
    // What several targets depend on is written once.
    let shared = text.matches(of: /let (\w+): \[Target\.Dependency\] = (\[[^\]]*\])/)
    let manifest = shared.reduce(text) { text, shared in
      let (_, name, list) = shared.output
      return text.replacing("dependencies: \(name)", with: "dependencies: \(list)")
        .replacing("+ \(name)", with: "+ \(list)")
    }
    let starts = manifest.ranges(of: /\.(?:target|executableTarget|testTarget)\(/)
    let ends = starts.dropFirst().map(\.lowerBound) + [manifest.endIndex]
    return zip(starts, ends).compactMap { start, end in
      let text = manifest[start.upperBound..<end]
      guard let name = text.firstMatch(of: /name:\s*"(\w+)"/)?.output.1 else { return nil }
      let listed = text.firstMatch(of: /dependencies:\s*((?:\[[^\]]*\]\s*\+?\s*)+)/)?.output.1 ?? ""
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
