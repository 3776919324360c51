public import Foundation

/// The place that an app has Espalier from.
public enum EspalierSource: Sendable, Equatable {
  /// A checkout on this machine.
  case checkout(URL)
  /// The address of a repository.
  case repository(String)

  /// Reads a path or an address; nil takes the checkout that this tool was built from.
  ///
  /// - Throws: ``GeneratorError/options(_:)`` if there is no Espalier at the path.
  public init(_ text: String?, in folder: URL) throws(GeneratorError) {
    if let text, text.contains("://") || text.hasPrefix("git@") {
      self = .repository(text)
      return
    }
    let checkout =
      text.map { ($0.hasPrefix("/") ? URL(filePath: $0) : folder.appending(path: $0)).standardizedFileURL }
      ?? Self.built
    guard FileManager.default.fileExists(atPath: checkout.appending(path: "Sources/Surfaces/Web/EspalierWeb").path)
    else {
      throw .options(
        "There is no checkout of Espalier in \(checkout.path). Name its folder, or the address of its repository, "
          + "with --espalier.")
    }
    self = .checkout(checkout)
  }

  /// The checkout that this tool was built from.
  static var built: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
  }

  /// The dependency as a manifest in the folder names it. A new app fetches what a page needs, and no more.
  func line(in folder: URL) -> String {
    switch self {
    case .checkout(let checkout):
      ".package(path: \(Self.literal(RelativePath.of(checkout, from: folder)))\(ProductTraits.ofNewApps))"
    case .repository(let address): ".package(url: \(Self.literal(address)), branch: \"main\"\(ProductTraits.ofNewApps))"
    }
  }

  /// The name by which a manifest knows the package.
  var identity: String {
    switch self {
    case .checkout(let checkout): checkout.lastPathComponent.lowercased()
    case .repository(let address): Self.identity(of: address).lowercased()
    }
  }

  /// Returns the name of the package at an address or a path: its last part, without the `.git` that it may end with.
  /// `git@host:espalier.git` has no other part.
  static func identity(of address: String) -> String {
    let last = String(address.split { $0 == "/" || $0 == ":" }.last ?? "espalier")
    return last.hasSuffix(".git") && last.count > 4 ? String(last.dropLast(4)) : last
  }

  /// Returns a text as Swift source writes it.
  static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
