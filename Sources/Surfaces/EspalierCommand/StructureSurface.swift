internal import EspalierBase
public import ArgumentParser
public import EspalierApp
internal import EspalierModules
internal import EspalierNavigation
internal import EspalierScopes
internal import Foundation

/// A surface that writes how the app is made, and ends: its places, or its modules with their scopes and containers.
///
/// ```sh
/// ./notes --surface structure
/// ./notes --surface structure graph --as mermaid
/// ```
///
/// The app is opened as for a visitor, whom the app's own options name (``/EspalierApp/App/person(_:)``), because
/// plug-ins tell their places, and modules attach theirs, when they run. Names and types are written, and no values.
public struct StructureSurface: CommandSurface {
  /// The name of the surface, `structure`.
  public static let name = "structure"
  /// The purpose of the surface in one line.
  public static let summary = "the app's places or its graph, and nothing else"

  /// The part of the structure that is written.
  public enum Subject: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Every address, with the case that leads there.
    case places
    /// The modules, the scopes that they hang from, and what these keep.
    case graph
  }

  /// The form in which it is written.
  public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Lines for people.
    case text
    /// For graphviz.
    case dot
    /// For Markdown.
    case mermaid
    /// For programs.
    case json
  }

  @Argument(help: "The part to write: places or graph.")
  var subject = Subject.places

  @Option(
    name: .customLong("as"),
    help: "The form to write it in: text, dot or mermaid for places; dot, mermaid or json for the graph.")
  var format: Format?

  /// Creates the surface with its defaults.
  public init() {}

  /// Throws an error if the part is not written in the form.
  public func validate() throws {
    switch (subject, format) {
    case (.places, .json?): throw ValidationError("Places are written as text, dot or mermaid.")
    case (.graph, .text?): throw ValidationError("The graph is written as dot, mermaid or json.")
    default: return
    }
  }

  /// Opens the app for a visitor, and writes the part.
  public func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws {
    let visitor = Visitor(identity: try await host.app.person(launch.options))
    await host.start()
    let text = await text(of: host, for: visitor)
    await host.stop()
    guard let text else {
      StandardErrorStream.write("\(host.app.title) could not be opened.")
      throw ExitCode.failure
    }
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Returns the part as text; nil if the app cannot be opened.
  @MainActor func text<Hosted: App>(of host: AppHost<Hosted>, for visitor: Visitor) async -> String? {
    let (window, error) = await host.openWindow(for: visitor)
    defer { window.close() }
    guard error == nil else { return nil }
    switch subject {
    case .places:
      let map = host.siteMap
      return switch format ?? .text {
      case .dot: map.dot
      case .mermaid: map.mermaid
      case .text, .json: map.description
      }
    case .graph:
      // An app whose root is a coordinator alone has no modules to draw.
      let graph = (window.owner as? AnyModule)?.graph() ?? DependencyGraph()
      return switch format ?? .mermaid {
      case .dot: graph.dot
      case .json: graph.json
      case .mermaid, .text: graph.mermaid
      }
    }
  }
}
