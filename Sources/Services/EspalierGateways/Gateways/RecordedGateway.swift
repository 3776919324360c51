#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A gateway that keeps what another one brings, and brings it again without that one.
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
/// Each set of parameters has a file, `rate-….json`, which people can read and change. What parameters and entities hold
/// stands in it as it is: record with data that may be seen.
///
/// It tests what uses the gateway. Where the requests of a client and what they come to are to be tested, too, record those:
/// ``Middleware/recording(to:)``.
///
/// - Throws: ``NotRecordedError`` where a replay has no file for the parameters.
public struct RecordedGateway<Parameters: Sendable & Encodable, Entity: Sendable & Codable>: Gateway {
  private let name: String
  private let source: (any Gateway<Parameters, Entity>)?
  private let folder: URL

  /// Makes a gateway that keeps what `source` brings.
  public init(_ name: String, recording source: any Gateway<Parameters, Entity>, in folder: URL) {
    self.name = name
    self.source = source
    self.folder = folder
  }

  /// Makes a gateway that brings what has been kept.
  public init(_ name: String, in folder: URL) {
    self.name = name
    self.source = nil
    self.folder = folder
  }

  /// Brings the entity of the source and keeps it, or brings the one that was kept.
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

  /// Named by the FNV-1a hash of the parameters, which stays from run to run.
  private func file(for parameters: Data) -> URL {
    folder.appending(path: "\(name)-\(String(StableHash.of(parameters), radix: 16)).json")
  }
}

/// Nothing has been recorded for what was asked.
public struct NotRecordedError: Error, CustomStringConvertible {
  /// The file that is not there.
  public let file: String
  /// The parameters of the fetch, as JSON.
  public let parameters: String

  /// The error in words.
  public var description: String {
    "Nothing is recorded for \(parameters): \(file) cannot be read. Record it once with `RecordedGateway(_:recording:in:)`."
  }
}
