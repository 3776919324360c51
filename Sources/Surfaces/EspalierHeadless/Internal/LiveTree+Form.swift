internal import EspalierApp
internal import EspalierScreens
internal import EspalierViews

extension LiveTree {
  /// Returns the form that contains a node, as a browser sends it. An unchecked checkbox is omitted.
  func form(around node: Int) -> SubmittedForm {
    var form = SubmittedForm()
    for field in fields(around: node) where field.kind != .toggle || field.isOn {
      form.values.fields[field.fieldName] = field.kind == .toggle ? "on" : field.value
      if field.isSecret { form.secrets.insert(FieldName(rawValue: field.fieldName)) }
    }
    return form
  }

  /// Returns the secret fields of the form that contains a node.
  func secrets(around node: Int) -> [LiveElement] { fields(around: node).filter(\.isSecret) }
}
