package import EspalierHTML

/// A writer of the operations of one frame, in the format of the wire.
package struct OperationWriter {
  private var json = JSONWriter()

  package init() {}

  package var isEmpty: Bool { json.bytes.isEmpty }
  package var count: Int { json.bytes.count }

  /// Adds an operation. If the operation is too large, the returned operation has the rows that are left for another
  /// frame; otherwise the result is nil.
  ///
  /// - Parameter limit: The number of bytes of a frame after which rows are left for another one.
  package mutating func append(_ operation: Operation, until limit: Int = .max, in context: HTMLContext) -> Operation? {
    operation.write(into: &json, until: limit, in: context)
  }

  /// Adds an operation that does not depend on the app's mount path.
  package mutating func append(_ operation: Operation) { _ = append(operation, in: .nowhere) }

  package mutating func append(_ other: OperationWriter) { json.bytes += other.json.bytes }

  /// Returns the frame with these operations. Number 0 means that the frame is not a patch, and is not requested again.
  package func frame(number: Int = 0, acknowledging event: Int = 0) -> String {
    var frame = "[\(number),\(event)"
    frame += String(decoding: json.bytes, as: UTF8.self)
    frame += "]"
    return frame
  }

  /// Returns a frame with one operation.
  package static func frame(_ operation: Operation, acknowledging event: Int = 0) -> String {
    var writer = OperationWriter()
    writer.append(operation)
    return writer.frame(acknowledging: event)
  }
}
