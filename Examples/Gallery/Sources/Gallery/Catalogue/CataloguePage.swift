package import Espalier

/// The page of a view, or of something that several views do together.
@MainActor
package struct CataloguePage {
  /// The last part of its address.
  package let name: String
  /// What is read.
  package let title: String
  /// What it is for, in one line.
  package let summary: String
  /// The view classes that are to be seen on it.
  package let views: [View.Type]
  /// Whether it is shown above the others.
  let isModal: Bool
  /// What would be lost if the page were left now.
  let unsaved: @MainActor () -> UnsavedChanges?
  /// What is to be seen.
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
