/// A location in the source.
struct SourceSite: Sendable, CustomStringConvertible {
  let fileID: String
  let line: UInt

  var description: String { "\(fileID):\(line)" }
}
