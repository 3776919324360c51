internal import EspalierApp
internal import EspalierHeadless
internal import EspalierModules
internal import EspalierNavigation
internal import EspalierScopes

/// The tools that show how an app is made.
enum StructureTools {
  @MainActor static func all<Hosted: App>(of host: AppHost<Hosted>, _ app: TestApp) -> [Tool] {
    [
      Tool("places", "Lists every address of the app, with the case of a route that leads there.", isReadOnly: true) {
        _ in host.siteMap.description
      },
      Tool(
        "graph", "Shows the modules behind the window, their scopes, and the dependencies in these, as Mermaid.",
        isReadOnly: true
      ) { _ in
        guard let module = app.window.owner as? AnyModule else {
          throw ToolError("The root of this app is a coordinator without modules, so there is no graph.")
        }
        return module.graph().mermaid
      },
    ]
  }
}
