package import EspalierHTML

/// The steps of one frame, as they go over the wire.
package struct OperationWriter {
  private var json = JSONWriter()

  package init() {}

  package var isEmpty: Bool { json.bytes.isEmpty }
  package var count: Int { json.bytes.count }

  /// Adds a step, and says what of it is left for another frame.
  /// - Parameter limit: The number of bytes that a frame takes before rows are left for another one.
  package mutating func append(_ operation: Operation, until limit: Int = .max, in context: HTMLContext) -> Operation? {
    operation.write(into: &json, until: limit, in: context)
  }

  /// Adds a step that knows nothing of where the app is.
  package mutating func append(_ operation: Operation) { _ = append(operation, in: .nowhere) }

  package mutating func append(_ other: OperationWriter) { json.bytes += other.json.bytes }

  /// The frame with these steps. Number 0 is no patch: it tells something, and is not asked for again.
  package func frame(number: Int = 0, acknowledging event: Int = 0) -> String {
    var frame = "[\(number),\(event)"
    frame += String(decoding: json.bytes, as: UTF8.self)
    frame += "]"
    return frame
  }

  /// A frame that tells one thing.
  package static func frame(_ operation: Operation, acknowledging event: Int = 0) -> String {
    var writer = OperationWriter()
    writer.append(operation)
    return writer.frame(acknowledging: event)
  }
}
