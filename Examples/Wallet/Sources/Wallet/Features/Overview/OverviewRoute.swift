package import Espalier
package import Statements

/// The places of the overview.
package enum OverviewRoute: Route {
  /// A month, or the newest one, which is where the app starts.
  case month(Month?)

  package var path: Path {
    switch self {
    case .month(nil): "/"
    case .month(let month?): "/overview?month=\(month)"
    }
  }

  package static let paths = Paths<Self> {
    month
    Alias("/overview", of: month(nil))
  }
}
