#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A gateway that records the entities of another gateway. It can later return them without the other gateway.
///
/// ```swift
/// struct Rate: Sendable, Codable { let value: String }
///
/// let folder = URL(filePath: "Tests/Recorded")
/// let live = MockGateway { (currency: String) in Rate(value: "1.08") }
/// let recording = RecordedGateway("rate", recording: live, in: folder)
/// let replaying = RecordedGateway<String, Rate>("rate", in: folder)
/// ```
///
/// Each set of parameters has a file, `rate-….json`, which people can read and change. The files contain the parameters
/// and entities unchanged, so record only with data that may be seen.
///
/// It tests code that uses the gateway. To test the requests of a client and their results as well, record those:
/// ``Middleware/recording(to:)``.
///
/// - Throws: ``NotRecordedError`` if a replay has no file for the parameters.
public struct RecordedGateway<Parameters: Sendable & Encodable, Entity: Sendable & Codable>: Gateway {
  private let name: String
  private let source: (any Gateway<Parameters, Entity>)?
  private let folder: URL

  /// Creates a gateway that records the entities that `source` returns.
  public init(_ name: String, recording source: any Gateway<Parameters, Entity>, in folder: URL) {
    self.name = name
    self.source = source
    self.folder = folder
  }

  /// Creates a gateway that returns recorded entities.
  public init(_ name: String, in folder: URL) {
    self.name = name
    self.source = nil
    self.folder = folder
  }

  /// Returns the entity of the source and records it. Without a source, it returns the recorded entity.
  public func fetch(_ parameters: Parameters) async throws -> Entity {
    let asked = try JSONCoding.standard.encode(parameters)
    let file = file(for: asked)
    guard let source else {
      guard let data = try? Data(contentsOf: file) else {
        throw NotRecordedError(file: file.path, parameters: String(decoding: asked, as: UTF8.self))
      }
      return try JSONCoding.standard.decode(Entity.self, from: data)
    }
    let entity = try await source.fetch(parameters)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONCoding.standard.encode(entity).write(to: file, options: .atomic)
    return entity
  }

  /// Returns the file for some parameters. The file is named by their FNV-1a hash, which is the same in every run.
  private func file(for parameters: Data) -> URL {
    folder.appending(path: "\(name)-\(String(StableHash.of(parameters), radix: 16)).json")
  }
}

/// An error that is thrown when no entity is recorded for the parameters.
public struct NotRecordedError: Error, CustomStringConvertible {
  /// The file that does not exist or cannot be read.
  public let file: String
  /// The parameters of the fetch, as JSON.
  public let parameters: String

  /// A description of the error.
  public var description: String {
    "Nothing is recorded for \(parameters): \(file) cannot be read. Record it once with `RecordedGateway(_:recording:in:)`."
  }
}
