import Espalier
import Observation
import WalletFeatures

/// Stands where a feature could not be built: says why, and lets the person try again. All else goes on.
@Observable
final class FailedFeatureScene: Scene {
  private var error: any Error
  @ObservationIgnored private let feature: any WalletFeature
  @ObservationIgnored private let retry: @MainActor () throws -> Void

  init(feature: any WalletFeature, error: any Error, retry: @escaping @MainActor () throws -> Void) {
    self.feature = feature
    self.error = error
    self.retry = retry
  }

  var screen: Screen {
    Screen(title: feature.title, layout: .narrow) {
      Section.failure(error) { [weak self] in self?.tryAgain() }
    }
  }

  private func tryAgain() {
    do {
      try retry()
    } catch {
      self.error = error
    }
  }
}
