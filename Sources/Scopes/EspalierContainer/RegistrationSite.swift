/// A registration, and its location in the source.
public struct RegistrationSite: Sendable, Hashable, CustomStringConvertible {
  /// The key of the registration.
  public let key: DependencyKey
  /// The file of the registration, as `Module/File.swift`.
  public let fileID: String
  /// The line of the registration in the file.
  public let line: Int

  /// The key and the location: `Database (App/Start.swift:12)`.
  public var description: String { "\(key) (\(fileID):\(line))" }
}
