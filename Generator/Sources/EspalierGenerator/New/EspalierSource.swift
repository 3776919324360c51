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
    guard FileManager.default.fileExists(atPath: checkout.appending(path: "Sources/EspalierWeb").path) else {
      throw .options(
        "There is no checkout of Espalier in \(checkout.path). Name its folder, or the address of its repository, "
          + "with --espalier.")
    }
    self = .checkout(checkout)
  }

  private static var built: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
  }

  /// The dependency as a manifest in the folder names it.
  func line(in folder: URL) -> String {
    switch self {
    case .checkout(let checkout): ".package(path: \"\(RelativePath.of(checkout, from: folder))\")"
    case .repository(let address): ".package(url: \"\(address)\", branch: \"main\")"
    }
  }

  /// The name by which a manifest knows the package.
  var identity: String {
    switch self {
    case .checkout(let checkout): checkout.lastPathComponent.lowercased()
    case .repository(let address):
      String(address.split(separator: "/").last ?? "espalier").replacing(".git", with: "").lowercased()
    }
  }
}
