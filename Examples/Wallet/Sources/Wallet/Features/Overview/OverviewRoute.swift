package import Espalier
package import Statements

/// The places of the overview.
package enum OverviewRoute: Route {
  /// A month, or the newest one, which is where the app starts.
  case month(Month?)
  /// Choosing the sections of features that the overview shows, and their order.
  case sections

  package var path: Path {
    switch self {
    case .month(nil): "/"
    case .month(let month?): "/overview?month=\(month)"
    case .sections: "/overview/sections"
    }
  }

  package static let paths = Paths<Self> {
    month
    sections
    Alias("/overview", of: month(nil))
  }
}
