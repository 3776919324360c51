#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import Synchronization

/// The files of a recording. The responses to one request share one name, and are numbered from 1.
final class RecordedFiles: Sendable {
  private let folder: URL
  /// The number of responses that were written or returned, for each name.
  private let counts = Mutex<[String: Int]>([:])

  init(_ folder: URL) { self.folder = folder }

  func keep(_ exchange: RecordedExchange, as key: RecordedKey) throws {
    let encoder = JSONCoding.encoder()
    encoder.outputFormatting.insert(.prettyPrinted)
    let data = try encoder.encode(exchange)
    try counts.withLock { counts in
      let number = (counts[key.name] ?? 0) + 1
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if number == 1 { try removeFiles(of: key, from: 2) }
      try data.write(to: file(of: key, number), options: .atomic)
      counts[key.name] = number
    }
  }

  /// Returns the next response to a request. After the last response, it returns that response again.
  func next(for request: RecordedRequest) throws -> RecordedResponse {
    let key = request.key
    return try counts.withLock { counts in
      let given = counts[key.name] ?? 0
      for number in [given + 1, given] where number > 0 {
        let file = file(of: key, number)
        guard let data = FileManager.default.contents(atPath: file.path) else { continue }
        counts[key.name] = number
        do {
          return try JSONCoding.standard.decode(RecordedExchange.Answer.self, from: data).response
        } catch {
          throw failure(request, file, fault: DecodingWords.words(error))
        }
      }
      throw failure(request, file(of: key, 1), fault: nil)
    }
  }

  private func failure(_ request: RecordedRequest, _ file: URL, fault: String?) -> RequestNotRecordedError {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let similar = names.filter { $0.hasPrefix(request.key.path + "-") && $0.hasSuffix("-1.json") }
    return RequestNotRecordedError(
      method: request.method, target: request.target, file: file.path, similar: similar.count, fault: fault)
  }

  private func removeFiles(of key: RecordedKey, from first: Int) throws {
    var number = first
    while FileManager.default.fileExists(atPath: file(of: key, number).path) {
      try FileManager.default.removeItem(at: file(of: key, number))
      number += 1
    }
  }

  private func file(of key: RecordedKey, _ number: Int) -> URL { folder.appending(path: "\(key.name)-\(number).json") }
}
