package import Espalier

/// The page of a view, or of something that several views do together.
@MainActor
package struct CataloguePage {
  /// The last part of the page's address.
  package let name: String
  /// The title of the page.
  package let title: String
  /// The purpose of the page, in one line.
  package let summary: String
  /// The view classes that are to be seen on it.
  package let views: [View.Type]
  /// True if the page is shown above the others.
  let isModal: Bool
  /// The changes that would be lost if the page were left now; nil if there are none.
  let unsaved: @MainActor () -> UnsavedChanges?
  /// The exhibits of the page.
  package let exhibits: [Exhibit]

  init(
    _ name: String, _ title: String, showing views: [View.Type] = [], isModal: Bool = false, _ summary: String,
    unsaved: @escaping @MainActor () -> UnsavedChanges? = { nil }, exhibits: [Exhibit]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.views = views
    self.isModal = isModal
    self.unsaved = unsaved
    self.exhibits = exhibits
  }
}
