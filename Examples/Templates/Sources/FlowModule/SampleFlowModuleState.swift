/// The values that the steps of Sample have found so far.
struct SampleFlowModuleState: Codable, Equatable, Sendable {
  var name = ""
  var isStored = false
}
