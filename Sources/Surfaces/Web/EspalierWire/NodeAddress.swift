/// The name of a node, by which an event on it finds its place again in a page that was made anew, where nodes have
/// other numbers.
///
/// A part of the page is named by its whole path, which few nodes have; a row by the last part of its path, which is
/// its identity in its section.
package struct NodeAddress: Equatable {
  package let name: String
  /// The name of the node that holds it.
  package let parent: String
  /// The fields of the form around it when the person acted, by their keys: what is done again is done with them, or not at
  /// all. Nil where the browser could not tell them all.
  package var form: [String: PageJoin.Field]? = [:]
}
