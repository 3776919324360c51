package import EspalierViews

/// The node above in the same operation, as the browser has it.
///
/// Rows of one kind have much in common: looks, addresses, the names of columns. The browser makes a node as a copy of the
/// one above it, so only what differs is read and written.
package struct NodeAbove {
  /// The component of the node above; nil where there is none of the same template.
  package var component: AnyComponent?
  /// The values of its slots.
  package var values: [HTMLValue] = []

  package init() {}
}
