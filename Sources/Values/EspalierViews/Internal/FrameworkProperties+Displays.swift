extension FrameworkProperties {
  static func addDisplays(to table: inout Table) {
    table.add(
      View.insets, View.shadow, View.clipsContent, View.tint, View.transform, View.frame, View.aspectRatio,
      View.layoutWeight, View.isInteractive)
    table.add(ContainerView.gap, ContainerView.contentAlignment, ContainerView.distribution, GridContainer.columns)
    table.add(Divider.axis, Badge.text, Badge.count, Badge.color, Badge.maximum)
    table.add(ActivityIndicator.scale, ActivityIndicator.isLabelHidden)
    table.add(ImageView.contentMode, ImageView.contentPosition, ImageView.placeholder)
    table.add(Avatar.name, Avatar.image, Avatar.size)
    table.add(DonutChart.shares, DonutChart.title, DonutChart.emptyText, DonutChart.centerText)
    table.add(LineChart.lines, LineChart.title, LineChart.emptyText, LineChart.tableTitle)
    table.add(ColumnChart.columns, ColumnChart.title, ColumnChart.emptyText, ColumnChart.tableTitle)
    table.add(Canvas.drawing)
    table.add(
      ScrollProperties.isScrollEnabled, ScrollProperties.showsIndicators, ScrollProperties.isPaging,
      ScrollProperties.bounces)
  }
}
