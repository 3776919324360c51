import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The connection ends here, in the middle of an answer.
private struct ConnectionClosed: Error {}

/// An answer on its way to the client, spoiled as a fault says, and noted in the log when it is out.
struct AnswerWriting: Sendable {
  let answer: Answer
  let fault: Fault?
  let isHead: Bool
  let client: Client
  let log: BankLog
  let entry: Int

  var response: Response {
    let status = HTTPResponse.Status(code: answer.status)
    switch answer.content {
    case .data(let data):
      return Response(status: status, headers: answer.headers, body: isHead ? head(data) : body(data))
    case .stream(let stream):
      return Response(status: status, headers: answer.headers, body: body(stream))
    }
  }

  /// An answer of such a status has no body, and says nothing of its length.
  private var isEmpty: Bool { answer.status == 204 || answer.status == 304 }

  private func head(_ data: Data) -> ResponseBody {
    ResponseBody(contentLength: isEmpty ? nil : data.count) { writer in
      try await noting { try await writer.finish(nil) }
    }
  }

  private func body(_ data: Data) -> ResponseBody {
    var (sent, length, isCut) = (data, data.count, false)
    switch fault {
    case .brokenJSON:
      sent = data.prefix(data.count / 2)
      length = sent.count
    case .cut:
      sent = data.prefix(data.count / 2)
      isCut = true
    case .wrongLength:
      length += 10
      isCut = true
    default: break
    }
    let (piece, closes) = (ByteBuffer(bytes: sent), isCut)
    return ResponseBody(contentLength: isEmpty ? nil : length) { writer in
      try await noting {
        if piece.readableBytes > 0 { try await writer.write(piece) }
        if closes {
          log.end(entry, .cut(answer.status))
          throw ConnectionClosed()
        }
        try await writer.finish(nil)
      }
    }
  }

  private func body(_ stream: @escaping @Sendable (Client, Answer.Send) async throws -> Void) -> ResponseBody {
    ResponseBody(contentLength: nil) { writer in
      try await noting {
        if isHead { return try await writer.finish(nil) }
        try await stream(client) { text in
          try await writer.write(ByteBuffer(string: text))
          guard let fault, !fault.isSlow else { return }
          log.end(entry, .cut(answer.status))
          throw ConnectionClosed()
        }
        throw ConnectionClosed()
      }
    }
  }

  /// Writes, and notes how it went. To a client that is gone nothing is written.
  private func noting(_ write: () async throws -> Void) async throws {
    guard !client.isGone else {
      log.end(entry, .clientLeft)
      throw ConnectionClosed()
    }
    do {
      try await write()
      log.end(entry, .answered(answer.status))
    } catch {
      // What a fault cut has been noted as such before.
      log.end(entry, .clientLeft)
      throw error
    }
  }
}
