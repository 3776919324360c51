import Espalier
import Observation
import Statements

/// The logic of the overview.
@MainActor
protocol OverviewViewModel: ViewModel {
  /// The overview that is shown; nil when there are no operations at all.
  var overview: Loadable<Overview?> { get }
  /// Loads the overview, or loads it again.
  func load() async
}

/// The overview of a month, from the gateways.
@Observable
final class LiveOverviewViewModel: OverviewViewModel {
  private(set) var overview: Loadable<Overview?> = .idle
  @ObservationIgnored private let month: Month?
  @ObservationIgnored private let currentMonth: Month?
  @ObservationIgnored private let interactor: any OverviewInteractor

  /// - Parameter month: The month to show; nil for the newest up to `currentMonth`.
  init(month: Month?, interactor: any OverviewInteractor, currentMonth: Month?) {
    self.month = month
    self.interactor = interactor
    self.currentMonth = currentMonth
  }

  func load() async {
    await Loadable.load(into: \.overview, of: self) { try await interactor.overview(of: month, current: currentMonth) }
  }
}
