/// The properties of a case's value, without its static type.
struct ParameterKind: Sendable {
  let type: ObjectIdentifier
  let name: String
  let form: PathForm
  /// True if the type has one value only.
  let isSingle: Bool
  /// A closure that returns true if the texts can be read as a value of this type.
  let reads: @Sendable ([String]) -> Bool

  init<Value: PathParameter>(_: Value.Type) {
    type = ObjectIdentifier(Value.self)
    name = Value.pathName
    form = Value.pathForm
    isSingle = Value.self is any CaseIterable.Type && Value.pathSamples.count == 1
    reads = { Value(pathTexts: $0) != nil }
  }
}
