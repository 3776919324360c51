import Espalier
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The person's choices about the program, and the ways to export their data, leave, or erase all.
final class SettingsScene: ModelScene {
  let model: SettingsViewModel
  private let formats: Formats
  private let data: DataVersion
  private let isGuest: Bool

  init(model: SettingsViewModel, formats: Formats, data: DataVersion, isGuest: Bool) {
    self.model = model
    self.data = data
    self.formats = formats
    self.isGuest = isGuest
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    Screen(title: "Settings", layout: .narrow) {
      whenLoaded(model.profile, empty: EmptyState("Nothing here")) {
        profile in
        appearance(profile)
        if !isGuest { totals(profile) }
        export
        if !model.changes.isEmpty { changes }
        if let collected = model.collected { collection(collected, canChange: !isGuest && !profile.isSample) }
        if isGuest { guest } else { account(profile) }
      }
    }
  }

  private func appearance(_ profile: Profile) -> Section {
    Section("appearance", header: "Appearance", layout: .form) {
      Row(
        Picker.with(
          .label("Theme"), .message(model.problem),
          .choices(UserSettings.Theme.allCases, id: \.self, title: \.title, selection: profile.settings.theme) {
            [model] theme in await model.choose(theme)
          }))
    }
  }

  /// Returns the section for the currency in which totals are shown. All strangers who look round share one wallet, so
  /// they are not asked.
  private func totals(_ profile: Profile) -> Section {
    Section("totals", header: "Totals", footer: ratesWords, layout: .form) {
      Row(
        Picker.with(
          .label("Currency of totals"), .message(model.totalsProblem),
          .choices(
            model.currencies, id: \.self, title: { [formats] in "\(formats.name(of: $0)) (\($0.code))" },
            none: "Each currency by itself", selection: profile.settings.totals
          ) { [model] currency in await model.chooseTotals(currency) }))
    }
  }

  private var ratesWords: String {
    guard let day = model.ratesDay else {
      return
        "Totals of several currencies need exchange rates, and none have come from the bank yet. Until then they stand apart."
    }
    return
      "Totals of several currencies are told at the bank's rates of \(formats.shortDay(day)), each rounded to the smallest unit."
  }

  private var export: Section {
    Section(
      "data", header: "Your data",
      footer: "All operations as a CSV file, which spreadsheets open and Wallet can import.",
      layout: .plain
    ) {
      Row(
        Link.with(.title("Export operations"), .icon(.download), .to(.export(.operations))))
    }
  }

  /// Returns the section about the collected data, and for people with an account the ways to stop the collection and
  /// to export the data.
  private func collection(_ collected: CollectedData, canChange: Bool) -> Section {
    Section(
      "collected", header: "What Wallet collects",
      footer: """
        Which kinds of screens are opened, what is done there (a tap, a link), how long that takes, and which errors are shown. Never who \
        you are, and no account, payee, amount or text. It stays on this machine.
        """, layout: .form
    ) {
      if canChange {
        Row(
          Toggle.with(
            .label("Collect how Wallet is used"), .hint("For everybody who uses this Wallet."),
            .message(model.collectionProblem), .isOn(collected.isCollecting),
            .onChangeTask { [model] in await model.setCollecting($0) }))
      }
      Row(Fact(name: "Collected", value: collected.count == 1 ? "1 event" : "\(collected.count) events")).id("count")
      if canChange, collected.count > 0 {
        Row(Link.with(.title("Export what was collected"), .icon(.download), .to(.export(.collectedData)))).id("export")
        Row(
          Button.with(
            .title("Delete what was collected"), .icon(.delete), .onTapTask { [model] in await model.deleteCollected() }
          )
        ).id("delete-collected")
      }
    }
  }

  private var changes: Section {
    let (model, formats) = (model, formats)
    return Section(
      "changes", model.changes, header: "What you changed lately",
      footer: isGuest ? "" : "It can be undone until you sign out."
    ) { step in
      Row(
        Column.of(
          Label.with(.text(step.action.sentence)),
          Label.with(.text(formats.moment(step.date)), .textStyle(.caption), .color(.secondary))),
        Button.with(
          .title("Undo"), .accessibilityLabel("Undo: \(step.action.sentence)"),
          .onTapTask { [model] in await model.undo(step) }))
    }
  }

  private var guest: Section {
    Section(
      "guest", header: "Account", footer: "You are looking round with sample data, which others may see as well.",
      layout: .plain
    ) {
      Row(
        Link.with(
          .title("Sign in"), .isProminent(), .to(WelcomeRoute.signIn(next: nil))))
    }
  }

  private func account(_ profile: Profile) -> Section {
    Section(
      "account", header: "Account",
      footer: profile.isSample ? "You are looking round with sample data. Signing out erases it." : "", layout: .form,
      submission: .signOut
    ) {
      Row(Fact(name: "Signed in as", value: profile.name)).id("name")
      Row(Button.with(.title("Sign out"), .submission(.signOut))).id("sign-out")
      Row(
        Link.with(
          .title("Delete my account"), .icon(.delete),
          .to(SettingsRoute.deleteAccount))
      ).id("delete")
    }
  }
}

extension UserSettings.Theme {
  /// The theme in words.
  fileprivate var title: String {
    switch self {
    case .system: "As the device says"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
