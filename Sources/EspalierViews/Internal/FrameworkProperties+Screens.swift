extension FrameworkProperties {
  static func addScreens(to table: inout Table) {
    table.add(View.focusRequest)
  }
}
