import Espalier
import Observation

/// The appearance and direction of the window. The window is made after the scope, so it is told by a closure.
@MainActor @Observable
final class AppearanceSwitch {
  private(set) var appearance = Appearance.system
  private(set) var isRightToLeft = false
  /// Shows an appearance and a direction in the window.
  @ObservationIgnored var show: (Appearance, _ isRightToLeft: Bool) -> Void = { _, _ in }

  /// Light or dark, contrast and density, for the bar of a page.
  var menu: AnyComponent {
    func item(_ id: String, _ title: String, _ isChosen: Bool) -> MenuItem {
      MenuItem(id, title, icon: isChosen ? .check : nil)
    }
    let (scheme, density) = (appearance.colorScheme, appearance.density ?? .regular)
    let items = [
      item("system", "As the device says", scheme == .system), item("light", "Light", scheme == .light),
      item("dark", "Dark", scheme == .dark), .divider,
      item("high", "High contrast", appearance.contrast == .high), .divider,
      item("compact", "Compact", density == .compact), item("regular", "Regular", density == .regular),
      item("spacious", "Spacious", density == .spacious), .divider,
      item("rtl", "Right to left", isRightToLeft),
    ]
    return Menu.with(
      .title("Look"), .items(MenuItems(items)), .onSelect { [weak self] in self?.choose($0) }
    ).erased
  }

  private func choose(_ id: String) {
    if let scheme = Appearance.ColorScheme(rawValue: id) { appearance.colorScheme = scheme }
    if let density = Density(rawValue: id) { appearance.density = density }
    if id == "high" { appearance.contrast = appearance.contrast == .high ? .system : .high }
    if id == "rtl" { isRightToLeft.toggle() }
    show(appearance, isRightToLeft)
  }
}
