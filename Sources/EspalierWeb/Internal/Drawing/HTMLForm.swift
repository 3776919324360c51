internal import EspalierScreens

/// The form that a node has in its container, which decides the markup around its view.
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

/// The values that a page knows and views do not, such as the token of forms that are posted over HTTP.
struct HTMLContext: Sendable {
  /// Proves that a form comes from this session.
  var formToken: String
  /// The address that a form is shown again at when it was not accepted.
  var path = "/"
  /// The framework's own words, around the app's content.
  var words = HTMLWords.english
  /// The path that addresses of the app begin with.
  var mount = MountPath.root

  /// A context for content that is the same wherever the app is.
  static let nowhere = HTMLContext(formToken: "")
}

/// The framework's own words, in a box: what is handed from row to row is one pointer.
final class HTMLWords: Sendable {
  let said: ChromeWords

  init(_ said: ChromeWords) { self.said = said }

  static let english = HTMLWords(.english)
}
