import Espalier
import Observation
import Statements
import WalletStore

/// The logic of the overview.
@MainActor
protocol OverviewViewModel: ViewModel {
  /// The overview that is shown; nil when there are no operations at all.
  var overview: Loadable<Overview?> { get }
  /// The category whose course is shown; nil for the one that most of the month's money went to.
  var category: CategoryKey? { get }
  /// Shows the course of another category.
  func choose(category: CategoryKey)
  /// Loads the overview, or loads it again.
  func load() async
}

/// The overview of a month, from the gateways.
@Observable
final class LiveOverviewViewModel: OverviewViewModel {
  private(set) var overview: Loadable<Overview?> = .idle
  private(set) var category: CategoryKey?
  @ObservationIgnored private let month: Month?
  @ObservationIgnored private let currentMonth: Month?
  @ObservationIgnored private let interactor: any OverviewInteractor

  /// - Parameter month: The month to show; nil for the newest up to `currentMonth`.
  init(month: Month?, interactor: any OverviewInteractor, currentMonth: Month?) {
    self.month = month
    self.interactor = interactor
    self.currentMonth = currentMonth
  }

  func choose(category: CategoryKey) { self.category = category }

  func load() async {
    await Loadable.load(into: \.overview, of: self) { try await interactor.overview(of: month, current: currentMonth) }
  }
}
