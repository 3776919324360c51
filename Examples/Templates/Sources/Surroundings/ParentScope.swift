import Espalier

/// The dependencies of the app that the templates stand in.
final class ParentScope: RootScope {
  let plugIns: PlugIns<any ParentShell>

  init(plugIns: PlugIns<any ParentShell>) {
    self.plugIns = plugIns
    super.init()
  }
}
