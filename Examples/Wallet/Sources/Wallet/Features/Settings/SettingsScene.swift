import Espalier
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The person's choices about the program, and the ways to export their data, leave, or erase all.
final class SettingsScene: ModelScene {
  let model: SettingsViewModel
  @Environment(\.formats) private var formats
  private let isGuest: Bool

  init(_ model: SettingsViewModel, isGuest: Bool) {
    self.model = model
    self.isGuest = isGuest
  }

  var screen: Screen {
    screen(of: model.profile, title: .localized(.settingsTitle), layout: .narrow) { profile in
      appearance(profile)
      if !isGuest { totals(profile) }
      export
      if !model.changes.isEmpty { changes }
      if let collected = model.collected { collection(collected, canChange: !isGuest && !profile.isSample) }
      if isGuest { guest } else { account(profile) }
    }
  }

  private func appearance(_ profile: Profile) -> Section {
    Section("appearance", header: .localized(.settingsAppearance), layout: .form) {
      Row(
        Picker.with(
          .label(.localized(.settingsTheme)), .message(model.problem),
          .choices(UserSettings.Theme.allCases, id: \.self, title: \.title, selection: profile.settings.theme) {
            [model] theme in await model.choose(theme)
          })
      ).id("theme")
      Row(
        Picker.with(
          .label(.localized(.settingsLanguage)), .message(model.languageProblem),
          .choices(
            UserSettings.Language.allCases, id: \.self, title: \.title, selection: profile.settings.language
          ) { [model] language in await model.choose(language) })
      ).id("language")
    }
  }

  /// Returns the section for the currency in which totals are shown. All strangers who look round share one wallet, so
  /// they are not asked.
  private func totals(_ profile: Profile) -> Section {
    Section("totals", header: .localized(.settingsTotals), footer: ratesWords, layout: .form) {
      Row(
        Picker.with(
          .label(.localized(.settingsCurrency)), .message(model.totalsProblem),
          .choices(
            model.currencies, id: \.self, title: { [formats] in "\(formats.name(of: $0)) (\($0.code))" },
            none: .localized(.settingsCurrencyNone), selection: profile.settings.totals
          ) { [model] currency in await model.chooseTotals(currency) }))
    }
  }

  private var ratesWords: String {
    guard let day = model.ratesDay else {
      return .localized(.settingsNoRates)
    }
    return .localized(.settingsRates(day: formats.shortDay(day)))
  }

  private var export: Section {
    Section(
      "data", header: .localized(.settingsData), footer: .localized(.settingsDataFooter), layout: .plain
    ) {
      Row(
        Link.with(.title(.settingsExport), .icon(.download), .to(.export(.operations))))
    }
  }

  /// Returns the section about the collected data, and for people with an account the ways to stop the collection and
  /// to export the data.
  private func collection(_ collected: CollectedData, canChange: Bool) -> Section {
    Section(
      "collected", header: .localized(.settingsCollects), footer: .localized(.settingsCollectsFooter), layout: .form
    ) {
      if canChange {
        Row(
          Toggle.with(
            .label(.localized(.settingsCollect)), .hint(.localized(.settingsCollectHint)),
            .message(model.collectionProblem), .isOn(collected.isCollecting),
            .onChangeTask { [model] in await model.setCollecting($0) }))
      }
      Row(Fact(name: .localized(.settingsCollected), value: .localized(.settingsCollectedCount(collected.count)))).id(
        "count")
      if canChange, collected.count > 0 {
        Row(Link.with(.title(.settingsExportCollected), .icon(.download), .to(.export(.collectedData)))).id("export")
        Row(
          Button.with(
            .title(.settingsDeleteCollected), .icon(.delete), .onTapTask { [model] in await model.deleteCollected() }
          )
        ).id("delete-collected")
      }
    }
  }

  private var changes: Section {
    let (model, formats) = (model, formats)
    return Section(
      "changes", model.changes, header: .localized(.settingsChanges),
      footer: isGuest ? "" : .localized(.settingsChangesFooter)
    ) { step in
      Row(
        Column.of(
          Label.with(.text(step.action.text)),
          Label.with(.text(formats.moment(step.date)), .textStyle(.caption), .color(.secondary))),
        Button.with(
          .title(.walletUndo),
          .accessibilityLabel(.localized(.settingsUndoChange(change: step.action.text.localized))),
          .onTapTask { [model] in await model.undo(step) }))
    }
  }

  private var guest: Section {
    Section(
      "guest", header: .localized(.settingsAccount), footer: .localized(.settingsGuestFooter),
      layout: .plain
    ) {
      Row(
        Link.with(
          .title(.settingsSignIn), .isProminent(), .to(WelcomeRoute.signIn(next: nil))))
    }
  }

  private func account(_ profile: Profile) -> Section {
    Section(
      "account", header: .localized(.settingsAccount),
      footer: profile.isSample ? .localized(.settingsSampleFooter) : "", layout: .form,
      submission: .signOut
    ) {
      Row(Fact(name: .localized(.settingsSignedInAs), value: profile.name)).id("name")
      Row(Button.with(.title(.settingsSignOut), .submission(.signOut))).id("sign-out")
      Row(
        Link.with(
          .title(.settingsDeleteTitle), .icon(.delete),
          .to(SettingsRoute.deleteAccount))
      ).id("delete")
    }
  }
}

extension UserSettings.Theme {
  /// The theme in words.
  fileprivate var title: String {
    switch self {
    case .system: .localized(.settingsThemeSystem)
    case .light: .localized(.settingsThemeLight)
    case .dark: .localized(.settingsThemeDark)
    }
  }
}

extension UserSettings.Language {
  /// The language in words. A language is called by its own name, so that whoever reads it finds it.
  fileprivate var title: String {
    switch self {
    case .system: .localized(.settingsLanguageSystem)
    case .english: "English"
    case .german: "Deutsch"
    }
  }
}
