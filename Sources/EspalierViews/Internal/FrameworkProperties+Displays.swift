extension FrameworkProperties {
  static func addDisplays(to table: inout Table) {
  }
}
