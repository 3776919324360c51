import Espalier
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of the settings.
@MainActor @Observable
final class SettingsViewModel: ViewModel {
  /// The user who is signed in, and their choices.
  private(set) var profile: Loadable<Profile> = .idle
  /// The reason why the theme was not stored; empty when all is well.
  var problem: String { themeFailure?.words ?? "" }
  /// The reason why the language was not stored; empty when all is well.
  var languageProblem: String { languageFailure?.words ?? "" }
  /// The latest changes of the person that can still be undone, the newest first.
  private(set) var changes: [UndoStep] = []
  /// The amount of data that is collected about the use; nil where nothing is, or where it cannot be found out.
  private(set) var collected: CollectedData?
  /// The reason why the collection was not changed; empty when all is well.
  var collectionProblem: String { collectionFailure?.words ?? "" }
  /// The currencies in which totals can be shown: those that there are rates for, and the person's own.
  private(set) var currencies: [Currency] = []
  /// The day of the stored rates; nil before there are any.
  private(set) var ratesDay: CalendarDate?
  /// The reason why the currency of totals was not changed; empty when all is well.
  var totalsProblem: String { totalsFailure?.words ?? "" }
  private var themeFailure: FailedChange?
  private var languageFailure: FailedChange?
  private var totalsFailure: FailedChange?
  private var collectionFailure: FailedChange?
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let totals: any TotalsGateway
  @ObservationIgnored private let accounts: any AccountsGateway
  @ObservationIgnored private let collection: (any CollectedDataGateway)?
  @ObservationIgnored private let gateway: any SettingsGateway
  @ObservationIgnored private let undoOffer: UndoOffer
  @ObservationIgnored private let themeSwitch: ThemeSwitch
  @ObservationIgnored private let languageSwitch: LanguageSwitch

  init(
    gateway: any SettingsGateway, totals: any TotalsGateway, accounts: any AccountsGateway,
    collection: (any CollectedDataGateway)?, undo: UndoOffer, themeSwitch: ThemeSwitch,
    languageSwitch: LanguageSwitch
  ) {
    self.gateway = gateway
    self.totals = totals
    self.accounts = accounts
    self.collection = collection
    undoOffer = undo
    self.themeSwitch = themeSwitch
    self.languageSwitch = languageSwitch
  }

  /// Loads the settings, or loads them again, and shows a theme and a language that were chosen in another window.
  func load() async {
    await Loadable.load(into: \.profile, of: self) {
      collected = try? await collection?.collectedData()
      changes = try await undoOffer.steps()
      let profile = try await gateway.profile()
      try await loadCurrencies(with: profile.settings.totals)
      return profile
    }
    guard case .loaded(let profile) = profile else { return }
    themeSwitch.show(profile.settings.theme)
    languageSwitch.show(profile.settings.language)
  }

  /// Shows a theme at once, and stores it.
  func choose(_ theme: UserSettings.Theme) async {
    guard var changed = profile.value else { return }
    changed.settings.theme = theme
    profile = .loaded(changed)
    themeFailure = nil
    themeSwitch.show(theme)
    do {
      try await gateway.change { $0.theme = theme }
    } catch {
      themeFailure = FailedChange(.settingsShownNotStored, error)
    }
  }

  /// Shows all screens in a language at once, and stores it.
  func choose(_ language: UserSettings.Language) async {
    guard var changed = profile.value else { return }
    changed.settings.language = language
    profile = .loaded(changed)
    languageFailure = nil
    languageSwitch.show(language)
    do {
      try await gateway.change { $0.language = language }
    } catch {
      languageFailure = FailedChange(.settingsShownNotStored, error)
    }
  }

  // MARK: Totals

  private func loadCurrencies(with chosen: Currency?) async throws {
    let rates = try await totals.rates()
    let own = try await accounts.accounts().map(\.currency)
    ratesDay = rates?.day
    currencies = Set((rates?.currencies ?? []) + own + [chosen].compactMap { $0 }).sorted { $0.code < $1.code }
  }

  /// Has totals shown in a currency, or each currency by itself. All windows follow when it is stored.
  func chooseTotals(_ currency: Currency?) async {
    guard var changed = profile.value else { return }
    let before = changed
    changed.settings.totals = currency
    profile = .loaded(changed)
    totalsFailure = nil
    do {
      try await gateway.change { $0.totals = currency }
    } catch {
      profile = .loaded(before)
      totalsFailure = FailedChange(.settingsTotalsStay, error)
    }
  }

  /// Begins to collect, or stops.
  func setCollecting(_ isCollecting: Bool) async {
    await changeCollection(failing: .settingsCollectionNotChanged) {
      try await $0.setCollecting(isCollecting)
    }
  }

  /// Deletes all collected data.
  func deleteCollected() async {
    await changeCollection(failing: .settingsCollectedNotDeleted) { try await $0.deleteAll() }
  }

  private func changeCollection(
    failing text: LocalizedText, _ change: (any CollectedDataGateway) async throws -> Void
  ) async {
    guard let collection else { return }
    do {
      try await change(collection)
      collectionFailure = nil
    } catch {
      collectionFailure = FailedChange(text, error)
    }
    collected = try? await collection.collectedData()
  }

  /// Undoes a change.
  func undo(_ step: UndoStep) async { await undoOffer.undo(step) }
}
