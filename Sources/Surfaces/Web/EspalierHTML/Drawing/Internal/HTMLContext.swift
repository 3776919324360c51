/// The values that a page knows but its views do not, such as the token of forms that are posted over HTTP.
package struct HTMLContext: Sendable {
  /// The token that proves that a form comes from this session.
  package var formToken: String
  /// The address at which a rejected form is shown again.
  package var path = "/"
  /// The framework's own words, around the app's content.
  package var words = HTMLWords.english
  /// The mount path, with which all addresses of the app begin.
  package var mount = MountPath.root

  package init(formToken: String, path: String = "/", words: HTMLWords = .english, mount: MountPath = .root) {
    self.formToken = formToken
    self.path = path
    self.words = words
    self.mount = mount
  }

  /// A context for content that is the same at every mount path.
  package static let nowhere = HTMLContext(formToken: "")
}
