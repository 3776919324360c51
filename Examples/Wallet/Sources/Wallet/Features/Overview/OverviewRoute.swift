package import Espalier
package import WalletStore

/// The places of the overview.
package enum OverviewRoute: Route {
  /// A month, or the newest one, which is where the app starts.
  case month(Month?)

  package var path: Path {
    switch self {
    case .month(nil): .root
    case .month(let month?): "/overview?month=\(month.iso)"
    }
  }

  package init?(path: Path) {
    switch path.segments {
    case []: self = .month(nil)
    case ["overview"]:
      guard let text = path["month"] else {
        self = .month(nil)
        return
      }
      guard let month = Month(iso: text) else { return nil }
      self = .month(month)
    default: return nil
    }
  }
}
