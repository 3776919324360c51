package import EspalierViews

/// The previous node in the same operation, as the browser has it.
///
/// Rows of one kind have much in common: looks, addresses, the names of columns. The browser creates a node as a copy
/// of the one above it, so only the differences are read and written.
package struct NodeAbove {
  /// The component of the node above; nil if there is none with the same template.
  package var component: AnyComponent?
  /// The values of its slots.
  package var values: [HTMLValue] = []

  package init() {}
}
