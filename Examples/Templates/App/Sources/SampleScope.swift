import Espalier

/// The dependencies of a window; scopes of further features stand below this one.
final class SampleScope: RootScope {
  /// The items, which all windows share.
  let items: Items
  // template if sign-in
  /// The person who is signed in; nil for a stranger.
  var person: Account?
  /// True until the first account has been made.
  var needsSetUp = false
  // template end

  init(items: Items) {
    self.items = items
    super.init()
  }

  /// The way to delete an item and to take that back, which the list and the item share.
  var deletion: ItemDeletion { shared { ItemDeletion(items: items) } }
}
