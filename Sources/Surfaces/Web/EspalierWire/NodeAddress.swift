/// The name of a node. With it, an event on the node finds the node again in a page that was created again, where nodes
/// have other numbers.
///
/// A part of the page is named by its whole path, which few nodes have; a row by the last part of its path, which is
/// its identity in its section.
package struct NodeAddress: Equatable {
  package let name: String
  /// The name of the node's parent.
  package let parent: String
  /// The fields of the form around the node when the person acted, by their keys: a repeated event is carried out with
  /// them, or not at all. Nil if the browser could not send all fields.
  package var form: [String: PageJoin.Field]? = [:]
}
