internal import EspalierScreens

/// How a node stands in what holds it, which decides what is around its view.
enum HTMLForm: Hashable, Sendable {
  /// A part of the window or of a screen.
  case part
  /// A row of a section: an item of its list.
  case row(Row.Form)

  init(_ form: Node.Form) {
    switch form {
    case .part: self = .part
    case .row(let form): self = .row(form)
    }
  }
}

/// What a page knows that views do not: it stands in forms that are posted over HTTP.
struct HTMLContext: Sendable {
  /// Proves that a form comes from this session.
  var formToken: String
  /// The address that a form is shown again at when it was not accepted.
  var path = "/"
  /// What the framework says around what is shown.
  var words = HTMLWords.english
  /// The path that addresses of the app begin with.
  var mount = MountPath.root

  /// For what is the same wherever the app is.
  static let nowhere = HTMLContext(formToken: "")
}

/// The framework's own words, in a box: what is handed from row to row is one pointer.
final class HTMLWords: Sendable {
  let said: ChromeWords

  init(_ said: ChromeWords) { self.said = said }

  static let english = HTMLWords(.english)
}
