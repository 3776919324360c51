internal import EspalierViews

extension Blueprint {
  /// The additions that the window makes to a screen: the places to go back or to close to, the tab bars, the
  /// transition, the words and the refresh.
  package struct Surroundings {
    /// True if the screen is a modal above other screens.
    package var isModal = false
    /// True if the screen is beside the visible screen.
    package var isBeside = false
    /// The path and title of the place below.
    package var back: (path: String, title: String)?
    /// The path to go to when the screen is closed.
    package var close: String?
    /// The tab bars around the screen, besides the window's own, the outermost first.
    package var tabs: [Blueprint] = []
    /// The name of the transition with which the screen appears; empty for none.
    package var transition = ""
    /// The words of the framework.
    package var words = ChromeWords.english
    /// The state of the screen's refresh, and the function that begins a refresh; nil for a screen that cannot be
    /// refreshed.
    package var refresh: (isBusy: Bool, begin: @MainActor @Sendable () async throws -> Void)?

    package init() {}
  }

  /// Creates the blueprint of a screen: its navigation bar, search field, sections and bars, and the dialogs and
  /// messages above it.
  @MainActor package init(_ screen: Screen, id: String, scene: Int, in surroundings: Surroundings) {
    var parts = [Blueprint.bar(of: screen, in: surroundings)]
    for (depth, tabs) in surroundings.tabs.enumerated() {
      var tabs = tabs
      tabs.id = "tabs-\(depth)"
      parts.append(tabs)
    }
    if let search = screen.search {
      parts.append(Blueprint("search", SearchBarView.with(.child(\.field, search)).erased))
    }
    let index = SectionIndex(
      screen.sections.enumerated().compactMap { place, section in
        section.indexTitle.map { SectionIndex.Entry(title: $0, anchor: "\(id)-\(place)") }
      })
    if !index.entries.isEmpty {
      let view = SectionIndexView.with(
        .set(\.index, index), .accessibilityLabel(surroundings.words.sectionIndex))
      parts.append(Blueprint("index", view.erased))
    }
    for (place, section) in screen.sections.enumerated() {
      let anchor = section.indexTitle == nil ? "" : "\(id)-\(place)"
      parts.append(Blueprint(section, at: place, anchor: anchor, words: surroundings.words))
    }
    if !screen.bottomBar.isEmpty {
      let controls = screen.bottomBar.enumerated().map { Blueprint("\($0)", $1) }
      parts.append(Blueprint("bottom-bar", BottomBarView.with().erased, content: .parts(controls)))
    }
    if screen.isUnsaved { parts.append(Blueprint("unsaved", UnsavedMarkView.with().erased)) }
    if let activity = screen.activity {
      parts.append(Blueprint("activity", ActivityView.with(.child(\.indicator, .label(activity))).erased))
    }
    // While a dialog is open, the rest of the screen cannot be used: the message is then in the topmost one.
    let toast = screen.presentedToast.map {
      Blueprint($0, isInDialog: !screen.dialogs.isEmpty, words: surroundings.words)
    }
    if let toast, screen.dialogs.isEmpty { parts.append(toast) }
    for (index, dialog) in screen.dialogs.enumerated() {
      let message = index == screen.dialogs.count - 1 ? toast : nil
      parts.append(Blueprint(dialog, index: index, message: message, words: surroundings.words))
    }
    let view = ScreenView.with(
      .set(\.screenLayout, screen.layout), .set(\.isModal, surroundings.isModal),
      .set(\.isBeside, surroundings.isBeside), .set(\.transition, surroundings.transition))
    self.init(id, view.erased, scene: scene, content: .parts(parts))
    site = screen.site
  }

  private init(_ section: Section, at place: Int, anchor: String = "", words: ChromeWords) {
    // A list that becomes a table is built again, because no surface can turn one into the other.
    let kind = section.columns == nil ? "s" : "t"
    let id = "\(kind)-\(section.id.isEmpty ? "#\(place)" : section.id)"
    self.init(id, section.chrome(words, anchor: anchor).erased, content: .rows(section))
    site = section.site
    // A section of pages is always in a group, so that it stays when a view around it comes or goes.
    guard section.headerView != nil || section.footerView != nil || section.surroundings != nil else { return }
    let parts = [
      section.headerView.map { Blueprint("header", $0) },
      section.surroundings?.notice.map { Blueprint("notice", $0) }, self,
      section.surroundings?.end.map { Blueprint($0.key, $0.view) },
      section.footerView.map { Blueprint("footer", $0) },
    ]
    self.init("g-\(id)", SectionGroupView.with().erased, content: .parts(parts.compactMap { $0 }))
    site = section.site
  }

  @MainActor private static func bar(of screen: Screen, in surroundings: Surroundings) -> Blueprint {
    let words = surroundings.words
    let bar = NavigationBarView.with(
      .set(\.title, screen.title), .set(\.subtitle, screen.subtitle),
      .set(\.backDestination, surroundings.back?.path), .set(\.backTitle, surroundings.back?.title ?? ""),
      .set(\.closeDestination, surroundings.close), .set(\.backName, words.back), .set(\.closeName, words.close),
      .set(\.announcement, screen.presentedToast?.toast.message ?? ""),
      .set(\.isGrouped, screen.titleView != nil || !screen.leadingItems.isEmpty),
      .set(\.hasTitleView, screen.titleView != nil))
    var tools = screen.toolbar.enumerated().map { Blueprint("\($0)", $1) }
    if let refresh = surroundings.refresh {
      let begin = refresh.begin
      let button = RefreshButtonView.with(
        .icon(.refresh), .variant(.plain), .accessibilityLabel(words.refresh), .explanation(words.refresh),
        .isBusy(refresh.isBusy), .onTapTask { try await begin() })
      tools.append(Blueprint("refresh", button.erased))
    }
    if !screen.menu.isEmpty {
      let items = screen.menu.enumerated().map { Blueprint("\($0)", $1.component) }
      let menu = ToolbarMenuView.with(.set(\.name, words.more))
      tools.append(Blueprint("menu", menu.erased, content: .parts(items)))
    }
    let styled = (screen.barStyle ?? Component()).adding(bar)
    guard bar.value(of: \.isGrouped) else { return Blueprint("bar", styled.erased, content: .parts(tools)) }
    let groups = [
      (BarGroupView.Position.leading, screen.leadingItems.enumerated().map { Blueprint("\($0)", $1) }),
      (.title, screen.titleView.map { [Blueprint("title", $0)] } ?? []), (.trailing, tools),
    ]
    let parts = groups.filter { !$1.isEmpty }.map { position, views in
      Blueprint(position.rawValue, BarGroupView.with(.set(\.position, position)).erased, content: .parts(views))
    }
    return Blueprint("bar", styled.erased, content: .parts(parts))
  }

  private init(_ presented: PresentedToast, isInDialog: Bool, words: ChromeWords) {
    let toast = presented.toast
    let close = presented.close
    var styles: [Style<ToastView>] = [
      .child(\.message, .text(toast.message)),
      .child(\.close, .accessibilityLabel(words.close), .onTap { close() }),
    ]
    // The status of the screen's bar, which reads messages out, cannot be heard from within a dialog.
    if isInDialog { styles.append(.accessibilityRole(.alert)) }
    if let action = toast.action {
      styles.append(
        .child(
          \.action, .title(toast.actionTitle), .isHidden(false),
          .onTapTask {
            close()
            try await action()
          }))
    }
    self.init("toast-\(toast.id)", Component(styles: styles).erased)
  }

  private init(_ presented: PresentedDialog, index: Int, message: Blueprint?, words: ChromeWords) {
    let dialog = presented.dialog
    let close = presented.close ?? {}
    let cancel = dialog.buttons.first { $0.role == .cancel }?.action
    let leave: DialogButton.Action = {
      close()
      try await cancel?()
    }
    var parts = dialog.sections.enumerated().map { Blueprint($0.element, at: $0.offset, words: words) }
    let buttons = dialog.buttons.enumerated().map { Blueprint("\($0)", $1.component(closing: close, words)) }
    if !buttons.isEmpty {
      parts.append(Blueprint("buttons", DialogButtonsView.with().erased, content: .parts(buttons)))
    }
    if let message { parts.append(message) }
    var view = DialogView.with(
      .set(\.title, dialog.title), .set(\.message, dialog.message), .set(\.isSheet, dialog.isSheet),
      .set(\.closeName, words.close), .set(\.canBeClosed, presented.close != nil))
    if presented.close != nil {
      view = view.adding(
        .onTask(.dismiss) { _ in try await leave() }, .onTask(.tap) { _ in try await leave() })
    }
    // Another question is another dialog, so that the focus moves into it again.
    let identity = dialog.alertNumber.map { "alert-\($0)" } ?? dialog.title
    self.init("dialog-\(index)-\(identity)", view.erased, content: .parts(parts))
  }
}

extension DialogButton {
  fileprivate func component(
    closing close: @escaping @MainActor @Sendable () -> Void, _ words: ChromeWords
  ) -> AnyComponent {
    let action = action
    let variant: ButtonVariant =
      switch role {
      case .usual, .cancel: .secondary
      case .primary: .primary
      case .destructive: .destructive
      }
    let title = title ?? (role == .cancel ? words.cancel : words.ok)
    let answer: DialogButton.Action = {
      close()
      try await action?()
    }
    return role == .cancel
      ? CancelButtonView.with(.title(title), .variant(variant), .onTapTask { try await answer() }).erased
      : Button.with(.title(title), .variant(variant), .onTapTask { try await answer() }).erased
  }
}

extension Screen.MenuItem {
  fileprivate var component: AnyComponent {
    let action = action
    return ToolbarMenuItemView.with(
      .title(title), .icon(icon), .variant(isDestructive ? .destructive : .plain), .isEnabled(isEnabled),
      .onTapTask { try await action() }
    ).erased
  }
}
