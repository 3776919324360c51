import Espalier

/// Sample: logic that lives as long as its part of the app does, and has no screen.
final class SampleModule: Module<SampleModuleScope>, Sample {
  private(set) var refreshCount = 0

  /// Runs once the module stands in its place in the tree.
  override func didActivate() { refresh() }

  func refresh() {
    // What the work needs is taken along, not the module: work that is under way keeps nothing alive.
    run { [refresh = scope.refresh, weak self] in
      try await refresh()
      self?.refreshCount += 1
    }
  }
}
