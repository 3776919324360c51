/// The name of a node, by which an event finds the node in a page that was created again. The nodes of such a page have
/// other numbers.
///
/// A part of the page is named by its whole path, which few nodes have; a row by the last part of its path, which is
/// its identity in its section.
package struct NodeAddress: Equatable {
  package let name: String
  /// The name of the node's parent.
  package let parent: String
  /// The fields of the form around the node when the person acted, by their keys. Nil if the browser could not send all
  /// fields.
  ///
  /// A repeated event is carried out with these fields, or not at all.
  package var form: [String: PageJoin.Field]? = [:]
}
