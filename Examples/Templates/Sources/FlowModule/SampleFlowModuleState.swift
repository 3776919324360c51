/// The values that the steps of Sample have found so far. Its scene keeps them over a restart where it stands at an
/// address, so nothing secret belongs here.
struct SampleFlowModuleState: Codable, Equatable, Sendable {
  var name = ""
  var isStored = false
}
