import Espalier

/// The app that the templates stand in. It is tested, and never served.
struct ParentApp: App {
  let plugIns: PlugIns<any ParentShell>

  init() throws {
    plugIns = try PlugIns {
      SamplePlugIn().adapted { ParentAsSampleShell($0) }
    }
  }

  @ConnectorBuilder var connectors: [any Connector] {
    SampleConnector(sdk: ParentSDK())
  }

  func root(for visitor: Visitor) -> ParentFeature { ParentFeature(scope: ParentScope(plugIns: plugIns)) }
}

/// The part of the app that plug-ins may use.
@MainActor protocol ParentShell: AnyObject {}

extension ParentScope: ParentShell {}

/// The app, as the plug-in asks for it.
private final class ParentAsSampleShell: SampleShell {
  let person = "stranger"

  init(_ shell: any ParentShell) {}
}

/// An SDK that does nothing.
private struct ParentSDK: SampleSDK {
  func begin() {}
  func note(_ words: String) {}
  func end() {}
}
