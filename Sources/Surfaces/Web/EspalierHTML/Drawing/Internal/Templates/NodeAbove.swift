package import EspalierViews

/// The previous node in the same operation, with the values that the browser has for it.
///
/// Rows of one kind have much in common: looks, addresses, the names of columns. The browser creates a node as a copy
/// of the one above it, so only the differences are read and written.
package struct NodeAbove {
  /// The component of the previous node; nil if no previous node has the same template.
  package var component: AnyComponent?
  /// The values of the previous node's slots.
  package var values: [HTMLValue] = []

  package init() {}
}
