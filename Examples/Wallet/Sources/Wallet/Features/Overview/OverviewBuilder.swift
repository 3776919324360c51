import Espalier

/// Builds the overview.
struct OverviewBuilder: Builder {
  func build(in parent: SessionScope) -> OverviewModule { OverviewModule(scope: OverviewScope(parent)) }
}
