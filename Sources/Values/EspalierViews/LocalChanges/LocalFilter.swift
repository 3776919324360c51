/// The filter of a section's rows, as a page reads it: the identity of the query, and the query at the app.
package enum LocalFilter {
  /// Returns the text of a filter; empty if the value behind the binding is not known.
  @MainActor package static func text(of query: Binding<String>) -> String {
    query.identity.map { "\($0.text) \(LocalText.escaped(query.value))" } ?? ""
  }
}
