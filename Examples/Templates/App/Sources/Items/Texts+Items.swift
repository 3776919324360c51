// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Add the first one”
  static let itemsAddFirst = LocalizedText("items.addFirst", "Add the first one")

  /// “Added on {day}”
  static func itemsAddedOn(day: String) -> LocalizedText {
    LocalizedText("items.addedOn", "Added on {day}", ["day": day])
  }

  /// “{count} items”
  static func itemsCount(_ count: Int) -> LocalizedText {
    LocalizedText("items.count", count: count, one: "{count} item", other: "{count} items")
  }

  /// “Delete”
  static let itemsDelete = LocalizedText("items.delete", "Delete")

  /// “Deleted “{title}””
  static func itemsDeleted(title: String) -> LocalizedText {
    LocalizedText("items.deleted", "Deleted “{title}”", ["title": title])
  }

  /// “Edit”
  static let itemsEdit = LocalizedText("items.edit", "Edit")

  /// “Edit item”
  static let itemsEditItem = LocalizedText("items.editItem", "Edit item")

  /// {found} is the number of items that the search finds, {all} the text for all items, such as “3 items”.
  static func itemsFoundOf(found: String, all: String) -> LocalizedText {
    LocalizedText("items.foundOf", "{found} of {all}", ["found": found, "all": all])
  }

  /// “This item was deleted meanwhile. Nothing was changed.”
  static let itemsGone = LocalizedText("items.gone", "This item was deleted meanwhile. Nothing was changed.")

  /// “Item”
  static let itemsItem = LocalizedText("items.item", "Item")

  /// “New item”
  static let itemsNew = LocalizedText("items.new", "New item")

  /// “No note”
  static let itemsNoNote = LocalizedText("items.noNote", "No note")

  /// “Nothing here yet”
  static let itemsNone = LocalizedText("items.none", "Nothing here yet")

  /// “Items that you add stand here.”
  static let itemsNoneMessage = LocalizedText("items.noneMessage", "Items that you add stand here.")

  /// “What you wrote is not saved.”
  static let itemsNotSaved = LocalizedText("items.notSaved", "What you wrote is not saved.")

  /// “Note”
  static let itemsNote = LocalizedText("items.note", "Note")

  /// “Nothing found”
  static let itemsNothingFound = LocalizedText("items.nothingFound", "Nothing found")

  /// “No item has “{query}” in it.”
  static func itemsNothingFoundMessage(query: String) -> LocalizedText {
    LocalizedText("items.nothingFoundMessage", "No item has “{query}” in it.", ["query": query])
  }

  /// “Save”
  static let itemsSave = LocalizedText("items.save", "Save")

  /// “Search”
  static let itemsSearch = LocalizedText("items.search", "Search")

  /// “Show all items”
  static let itemsShowAll = LocalizedText("items.showAll", "Show all items")

  /// “The items could not be read or stored. Nothing was changed; try again.”
  static let itemsStorageFailed = LocalizedText(
    "items.storageFailed",
    "The items could not be read or stored. Nothing was changed; try again.")

  /// “Title”
  static let itemsTitle = LocalizedText("items.title", "Title")

  /// “What is it called?”
  static let itemsTitleMissing = LocalizedText("items.titleMissing", "What is it called?")

  /// “A title has at most {most} characters.”
  static func itemsTitleTooLong(most: String) -> LocalizedText {
    LocalizedText("items.titleTooLong", "A title has at most {most} characters.", ["most": most])
  }

  /// “Undo”
  static let itemsUndo = LocalizedText("items.undo", "Undo")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let items: [TextTable] = []
}
