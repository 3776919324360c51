internal import EspalierBase
public import ArgumentParser
public import EspalierApp
internal import EspalierModules
internal import EspalierNavigation
internal import EspalierScopes
internal import Foundation

/// A surface that writes the structure of the app, and then ends. It writes either the places, or the modules with
/// their scopes and containers.
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

  /// The part of the app's structure that the surface writes.
  public enum Subject: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Every address, with the route case that it leads to.
    case places
    /// The modules, their scopes and containers, and the values that these hold.
    case graph
  }

  /// The output format of the structure.
  public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Lines of text for people.
    case text
    /// A graph in the DOT language of Graphviz.
    case dot
    /// A Mermaid diagram for Markdown.
    case mermaid
    /// JSON for programs.
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

  /// Checks the options. Throws an error if the part of the structure cannot be written in the format.
  public func validate() throws {
    switch (subject, format) {
    case (.places, .json?): throw ValidationError("Places are written as text, dot or mermaid.")
    case (.graph, .text?): throw ValidationError("The graph is written as dot, mermaid or json.")
    default: return
    }
  }

  /// Opens the app for a visitor, and writes the chosen part of its structure.
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

  /// Returns the chosen part of the structure as text; nil if the app cannot be opened.
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
