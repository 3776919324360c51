/// One entry of Sample.
struct SampleEntry: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
}
