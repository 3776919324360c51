package import EspalierNavigation
package import EspalierScreens

extension AnyModule: PresentableOwner, LeadingPresentable {
  /// Attaches a module as a child while it is shown, unless the module already has a parent.
  package func take(_ presentable: any Presentable) throws(NotTaken) -> (@MainActor () -> Void)? {
    guard let module = presentable as? AnyModule, module.parent == nil, module !== self else { return nil }
    do throws(ModuleError) {
      try attach(module)
    } catch {
      report(misuse: "\(error)")
      throw NotTaken()
    }
    return { [weak self, weak module] in
      guard let module else { return }
      self?.detach(module)
    }
  }
}
