extension FrameworkProperties {
  static func addInputs(to table: inout Table) {
  }
}
