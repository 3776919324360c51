extension Navigator {
  /// The entry of the visible place; nil if an obstacle is shown instead of a place.
  var visibleEntry: NavigationEntry? { obstacle == nil ? arrangement.visibleEntry : nil }

  /// The path that the window shows, even if no place exists at the path.
  var shownPath: Path {
    if let path = obstacle?.path, !path.isNone { return path }
    return visiblePath ?? waitingPath ?? .root
  }
  /// The address of the visible place.
  ///
  /// It is empty for a place without one, because the way back from it leads to the place below.
  var visibleAddress: String {
    if visibleEntry?.path.isNone == true { return "" }
    return shownPath.description
  }
}
