public import EspalierScreens
public import EspalierViews

/// A form that a surface sends: the entered values, and the names of the fields that are never shown again.
public struct SubmittedForm: Sendable, Equatable {
  /// The values of the fields by name.
  public var values: SubmissionValues
  /// The fields that hold secrets: a password must be entered again.
  public var secrets: Set<FieldName>

  /// Creates a form.
  public init(_ values: SubmissionValues = SubmissionValues(), secrets: Set<FieldName> = []) {
    self.values = values
    self.secrets = secrets
  }

  /// The values without the secrets.
  var shown: [FieldName: String] {
    var shown: [FieldName: String] = [:]
    for (name, value) in values.fields where !secrets.contains(FieldName(rawValue: name)) {
      shown[FieldName(rawValue: name)] = value
    }
    return shown
  }
}
