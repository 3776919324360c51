public import EspalierScreens
public import EspalierViews

/// A form that a surface sends: the entered values, and the names of the fields that are never shown again.
public struct SubmittedForm: Sendable, Equatable {
  /// The values of the fields by name.
  public var values: SubmissionValues
  /// The names of the fields that hold secrets, such as a password. The person must enter their values again.
  public var secrets: Set<FieldName>

  /// Creates a form from its values and the names of its secret fields.
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
