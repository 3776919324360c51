/// A file that somebody gave to the app, with its content.
struct ImportFile: Hashable, Sendable {
  var name: String
  var bytes: [UInt8]
}
