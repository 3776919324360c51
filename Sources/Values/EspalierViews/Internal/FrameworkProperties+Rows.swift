extension FrameworkProperties {
  static func addRows(to table: inout Table) {
    table.add(
      RowProperties.selection, RowProperties.isSelected, RowProperties.actions, RowProperties.isMovable,
      RowProperties.isLoading, RowProperties.isWatched, RowProperties.takesDoubleTaps)
    table.add(TableRowProperties.columns)
  }
}
