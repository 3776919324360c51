extension Navigator {
  /// The place in sight, unless something stands before it.
  var entryInSight: NavigationEntry? { obstacle == nil ? arrangement.visibleEntry : nil }

  /// The path in sight, also when nothing is there.
  var shownPath: Path {
    if let path = obstacle?.path, !path.isNone { return path }
    return visiblePath ?? waitingPath ?? .root
  }
  /// The address of the place in sight; empty for one that has none, for the way back from it leads to the one below.
  var addressInSight: String {
    if entryInSight?.path.isNone == true { return "" }
    return shownPath.description
  }
}
