/// The values for the user interface of Sample. They are no dependencies, so no scope holds them.
struct SampleFlowModuleParameters: Hashable, Sendable {
  var title = "Sample"
  var question = "Name"
}
