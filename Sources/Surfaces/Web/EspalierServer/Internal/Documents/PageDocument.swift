internal import EspalierHTML
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews

/// The HTML document around a page's own HTML.
struct PageDocument {
  let paint: PagePaint
  /// The style rules of the elements that have style declarations of their own. Each rule matches an attribute of its
  /// element. When the script sets other declarations for the element, it removes this attribute.
  let rules: String
  /// The token with which the script joins the page. It is nil for a page that is not live, whose links load whole
  /// pages.
  let token: String?
  /// The name of the page in the inspector; nil without an inspector that leads to lines of code.
  let inspectedPage: String?
  let version: String
  let assets: BrowserAssets
  /// The path of the folder with the app's own files; empty if there are none.
  let assetPath: String
  let configuration: WebConfiguration
  let mount: MountPath

  init(
    paint: PagePaint, token: String?, inspectedPage: String? = nil, version: String, assets: BrowserAssets,
    assetPath: String = "",
    configuration: WebConfiguration, mount: MountPath = .root
  ) {
    self.paint = paint
    self.token = token
    self.inspectedPage = inspectedPage
    self.version = version
    self.assets = assets
    self.assetPath = assetPath
    self.configuration = configuration
    self.mount = mount
    // Whatever their source: no declaration may end its rule or the surrounding element.
    rules = paint.declarations.filter { !$0.contains { "\"<\\{}\n\r".contains($0) } }
      .map { "#espalier [data-style=\"\($0)\"]{\($0)}" }.joined(separator: "\n")
  }

  var html: String {
    let (day, night) = (Self.escaped(configuration.themeColor), Self.escaped(configuration.darkThemeColor))
    let title = paint.title.isEmpty ? configuration.title : paint.title
    return """
      <!doctype html>
      <html lang="\(Self.escaped(paint.language))"\(paint.isRightToLeft ? " dir=\"rtl\"" : "")>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <title>\(Self.escaped(title))</title>
      <meta name="color-scheme" content="light dark">
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="\(day)">
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="\(night)">
      \(live)
      <link rel="icon" href="\(mount.prefix)/-/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="\(mount.prefix)\(assets.stylesheet.path)">\(styles)
      </head>
      <body>
      <div id="espalier">\(paint.body)</div>
      <div id="espalier-status" role="status"\(statusWords)></div>
      \(script)
      </body>
      </html>

      """
  }

  /// The style element with the declarations of single elements. The content security policy allows it by its hash.
  private var styles: String { rules.isEmpty ? "" : "\n<style>\(rules)</style>" }

  private var live: String {
    guard let token else { return "" }
    return """
      <meta name="espalier" content="\(Self.escaped(token))">
      <meta name="espalier-version" content="\(Self.escaped(version))">\(base)\(assetFolder)\(prefetching)
      """
  }

  /// The element that keeps the script from preparing places; empty where it may.
  private var prefetching: String {
    configuration.prefetchesLinks ? "" : "\n<meta name=\"espalier-prefetch\" content=\"off\">"
  }

  /// The element from which the script reads the folder of the app's assets; empty if there is none.
  private var assetFolder: String {
    assetPath.isEmpty ? "" : "\n<meta name=\"espalier-assets\" content=\"\(Self.escaped(mount.prefix + assetPath))\">"
  }

  private var script: String {
    token == nil ? "" : "<script src=\"\(mount.prefix)\(assets.script.path)\" defer></script>\(inspectorScript)"
  }

  /// The element with the script that leads to the inspector; empty without one.
  private var inspectorScript: String {
    guard let inspectedPage else { return "" }
    let (script, inspector) = (mount.prefix + BrowserAssets.inspect.path, mount.prefix + WebConfiguration.inspectorPath)
    return """

      <script src="\(script)" data-inspector="\(Self.escaped(inspector))" data-page="\(inspectedPage)" defer></script>
      """
  }

  /// The element with the path that the script puts before its requests; empty for an app at the root of the site.
  private var base: String {
    mount.isRoot ? "" : "\n<meta name=\"espalier-base\" content=\"\(Self.escaped(mount.prefix))/\">"
  }

  /// The attributes with the script's words.
  private var statusWords: String {
    let words = paint.words
    let all = [
      ("offline", words.connectionLost), ("online", words.connectedAgain), ("full", words.tooMuchWaiting),
      ("upload-failed", words.uploadFailed), ("upload", words.upload), ("stop-upload", words.cancel),
      ("ended", words.pageEnded), ("lost", words.notKept), ("undone", words.perhapsNotDone),
    ]
    return all.map { " data-\($0)=\"\(Self.escaped($1))\"" }.joined()
  }

  /// Returns a small document for a response that is not a page: the reason why a request was refused, and a link back.
  static func notice(title: String, text: String, back: String, stylesheet: String) -> String {
    """
    <!doctype html>
    <html lang="\(escaped(Localization.current.language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title))</title>
    <meta name="color-scheme" content="light dark">
    <link rel="stylesheet" href="\(stylesheet)">
    </head>
    <body>
    <main><h1>\(escaped(title))</h1><p>\(escaped(text))</p><p><a href="\(escaped(back))">\(escaped(.localized(.webGoOn)))</a></p></main>
    </body>
    </html>

    """
  }

  /// Returns a text escaped for use between tags and in a quoted attribute.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else {
      return text
    }
    // Scalar by scalar: a quotation mark with an accent on it is one character, but still ends an attribute.
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
