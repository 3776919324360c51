import Foundation

/// The Firefox preferences that apply a ``PageSetting``, such as its language.
///
/// They are written to its profile before it starts, so its first page already uses them.
struct FirefoxPreferences {
  let setting: PageSetting

  /// The content of the file `user.js` of the profile.
  var file: String {
    let languages = [setting.language] + setting.language.split(separator: "-").prefix(1).map(String.init)
    let preferences: [String: JSONValue] = [
      "browser.startup.page": 0,
      // A test navigates more often in ten seconds than the 200 times after which a browser stops following.
      "dom.navigation.navigationRateLimit.count": 0,
      "intl.accept_languages": .string(languages.joined(separator: ",")),
      // The appearance of the pages must not follow that of the machine.
      "layout.css.prefers-color-scheme.content-override": 2,
      "ui.systemUsesDarkTheme": setting.colourScheme == .dark ? 1 : 0,
      "ui.prefersReducedMotion": setting.reducesMotion ? 1 : 0,
      // Fine and hovering means a mouse, coarse means a finger; without a desktop, Firefox assumes that there is
      // neither.
      "ui.primaryPointerCapabilities": setting.isPhone ? 1 : 6,
      "ui.allPointerCapabilities": setting.isPhone ? 1 : 6,
      "ui.useOverlayScrollbars": setting.isPhone ? 1 : 0,
      "dom.w3c_touch_events.enabled": setting.isPhone ? 1 : 0,
    ]
    let lines = preferences.sorted { $0.key < $1.key }.map { name, value in
      "user_pref(\"\(name)\", \((try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "0"));\n"
    }
    return lines.joined()
  }
}
