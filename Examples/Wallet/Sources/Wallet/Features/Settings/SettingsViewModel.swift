import Espalier
import Observation
import WalletGateways
import WalletStore

/// The logic of the settings.
@MainActor @Observable
final class SettingsViewModel: ViewModel {
  /// Who is signed in, and what they have chosen.
  private(set) var profile: Loadable<Profile> = .idle
  /// Why a choice was not stored; empty when all is well.
  private(set) var problem = ""
  /// What the person has changed lately and can still take back, the newest first.
  private(set) var changes: [UndoStep] = []
  @ObservationIgnored private let gateway: any SettingsGateway
  @ObservationIgnored private let undoOffer: UndoOffer
  @ObservationIgnored private let themeSwitch: ThemeSwitch

  init(gateway: any SettingsGateway, undo: UndoOffer, themeSwitch: ThemeSwitch) {
    self.gateway = gateway
    undoOffer = undo
    self.themeSwitch = themeSwitch
  }

  /// Loads the settings, or loads them again, and shows a theme that was chosen in another window.
  func load() async {
    await Loadable.load(into: \.profile, of: self) {
      changes = try await undoOffer.steps()
      return try await gateway.profile()
    }
    if case .loaded(let profile) = profile { themeSwitch.show(profile.settings.theme) }
  }

  /// Shows a theme at once, and stores it.
  func choose(_ theme: UserSettings.Theme) async {
    guard var changed = profile.value else { return }
    changed.settings.theme = theme
    profile = .loaded(changed)
    problem = ""
    themeSwitch.show(theme)
    do {
      try await gateway.store(changed.settings)
    } catch {
      problem = "It is shown, but was not stored for next time. \(FailureLog.words(for: error))"
    }
  }

  /// Takes a change back.
  func undo(_ step: UndoStep) async { await undoOffer.undo(step) }
}
