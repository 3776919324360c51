@testable import EspalierScreens
@testable import EspalierViews

extension StyleTable {
  @StyleCases
  static var chrome: [StyleCase] {
    StyleCase(
      WindowView.appearance, Style<WindowView>(WindowView.appearance, Appearance(colorScheme: .dark, contrast: .high)),
      over: WindowView.with(),
      "e.classList.contains('theme-dark') && getComputedStyle(document.documentElement).colorScheme === 'dark'")
    StyleCase(
      WindowView.hasTabs, Style<WindowView>(WindowView.hasTabs, true), over: WindowView.with(),
      "e.matches('[data-look~=tabs]')")
    StyleCase(
      WindowView.language, Style<WindowView>(WindowView.language, "de"), over: WindowView.with(), "e.lang === 'de'")
    StyleCase(
      WindowView.isRightToLeft, Style<WindowView>(WindowView.isRightToLeft, true), over: WindowView.with(),
      "s.direction === 'rtl'")
    StyleCase(
      TabBarView.title, Style<TabBarView>(TabBarView.title, "Wallet"), over: TabBarView.with(),
      "/Wallet/.test(e.textContent)")
    StyleCase(TabView.title, Style<TabView>(TabView.title, "Start"), over: TabView.with(), "e.textContent === 'Start'")
    StyleCase(
      TabView.icon, Style<TabView>(TabView.icon, .card), over: TabView.with(),
      "q('use')?.getAttribute('href') === '#icon-card'")
    StyleCase(
      TabView.isSelected, Style<TabView>(TabView.isSelected, true), over: TabView.with(),
      "e.getAttribute('aria-current') === 'page'")
    StyleCase(
      ScreenView.screenLayout, Style<ScreenView>(ScreenView.screenLayout, .narrow), over: ScreenView.with(),
      "e.matches('[data-look~=narrow]')")
    StyleCase(
      ScreenView.isBeside, Style<ScreenView>(ScreenView.isBeside, true), over: ScreenView.with(),
      "e.matches('[data-look~=beside]')")
    StyleCase(
      ScreenView.transition, Style<ScreenView>(ScreenView.transition, "push"), over: ScreenView.with(),
      "e.dataset.arrives === 'push'")
    StyleCase(
      NavigationBarView.title, Style<NavigationBarView>(NavigationBarView.title, "Budget"),
      over: NavigationBarView.with(), "q('h1').textContent === 'Budget'")
    StyleCase(
      NavigationBarView.subtitle, Style<NavigationBarView>(NavigationBarView.subtitle, "May"),
      over: NavigationBarView.with(), "/May/.test(e.innerText)")
    StyleCase(
      NavigationBarView.backDestination, Style<NavigationBarView>(NavigationBarView.backDestination, "/x"),
      over: NavigationBarView.with(), "q('.back').getAttribute('href') === '/x'")
    StyleCase(
      NavigationBarView.backTitle, Style<NavigationBarView>(NavigationBarView.backTitle, "All"),
      over: NavigationBarView.with(.set(\.backDestination, "/")),
      "q('.back').innerText.trim() === 'All'")
    StyleCase(
      NavigationBarView.backName, Style<NavigationBarView>(NavigationBarView.backName, "Zurück"),
      over: NavigationBarView.with(.set(\.backDestination, "/")), "q('.back').innerText.trim() === 'Zurück'")
    StyleCase(
      NavigationBarView.closeDestination, Style<NavigationBarView>(NavigationBarView.closeDestination, "/x"),
      over: NavigationBarView.with(), "q('.close').getAttribute('href') === '/x'")
    StyleCase(
      NavigationBarView.closeName, Style<NavigationBarView>(NavigationBarView.closeName, "Zu"),
      over: NavigationBarView.with(.set(\.closeDestination, "/")), "q('.close').getAttribute('aria-label') === 'Zu'")
    StyleCase(
      NavigationBarView.announcement, Style<NavigationBarView>(NavigationBarView.announcement, "Saved"),
      over: NavigationBarView.with(), "/Saved/.test(e.textContent)")
    StyleCase(
      NavigationBarView.color, .color(.rgb(0x102030)), over: NavigationBarView.with(.set(\.title, "Budget")),
      "s.color === 'rgb(16, 32, 48)' && getComputedStyle(q('h1')).color === s.color")
    StyleCase(
      NavigationBarView.hasLargeTitle, .hasLargeTitle(false), over: NavigationBarView.with(.set(\.title, "Budget")),
      "parseFloat(getComputedStyle(q('h1')).fontSize) < 24")
    StyleCase(
      NavigationBarView.isPinned, .isPinned(), over: NavigationBarView.with(.set(\.title, "Budget")),
      "s.position === 'sticky'")
    StyleCase(
      NavigationBarView.isTranslucent, .isTranslucent(), over: NavigationBarView.with(.set(\.title, "Budget")),
      "s.backdropFilter !== 'none'")
    StyleCase(
      NavigationBarView.isGrouped, Style<NavigationBarView>(NavigationBarView.isGrouped, true),
      over: NavigationBarView.with(.set(\.title, "Budget")),
      "getComputedStyle(q('.tools')).display === 'contents'")
    StyleCase(
      NavigationBarView.hasTitleView, Style<NavigationBarView>(NavigationBarView.hasTitleView, true),
      over: NavigationBarView.with(.set(\.title, "Budget")), "q('h1').getBoundingClientRect().width === 1")
    StyleCase(
      BarGroupView.position, Style<BarGroupView>(BarGroupView.position, .leading), over: BarGroupView.with(),
      "s.gridColumnStart === 'leading'")
    StyleCase(
      ToolbarMenuView.name, Style<ToolbarMenuView>(ToolbarMenuView.name, "Mehr"), over: ToolbarMenuView.with(),
      "/Mehr/.test(e.outerHTML)")
    StyleCase(
      RowProperties.selection, Style<Label>(RowProperties.selection, .many), over: label,
      "row.querySelector('input[type=checkbox]') !== null")
    StyleCase(
      RowProperties.isSelected, Style<Label>(RowProperties.isSelected, true),
      over: label.adding(Style<Label>(RowProperties.selection, .many)), "row.querySelector('input').checked")
    StyleCase(
      RowProperties.actions, Style<Label>(RowProperties.actions, ActionList([ActionItem(id: "a", title: "Archive")])),
      over: label,
      "/Archive/.test(row.textContent)")
    StyleCase(
      RowProperties.isMovable, Style<Label>(RowProperties.isMovable, true), over: label,
      "row.querySelector('.handle') !== null")
    StyleCase(
      RowProperties.isLoading, Style<Label>(RowProperties.isLoading, true), over: label,
      "row.inert && row.getAttribute('aria-busy') === 'true'")
    StyleCase(
      RowProperties.isWatched, Style<Label>(RowProperties.isWatched, true), over: label, "/appear/.test(row.dataset.on)"
    )
    StyleCase(
      RowProperties.takesDoubleTaps, Style<Label>(RowProperties.takesDoubleTaps, true), over: label,
      "/doubleTap/.test(row.dataset.on)")
  }
}
