/// The names of an enumeration's cases, including cases without a value.
///
/// The names are read from the type's metadata, whose layout is part of Swift's ABI (docs/ABI/TypeMetadata.rst of the
/// Swift repository, and `EnumDescriptor` and `FieldDescriptor` in include/swift/ABI/Metadata.h and
/// RemoteInspection/Records.h).
package enum EnumCases {
  private static var enumKind: Int { 0x201 }

  /// Returns the names of an enumeration's cases. Returns an empty array for any other type, or if the program contains
  /// no names.
  package static func names(of type: Any.Type) -> [String] {
    // Safe: a metatype is a pointer to the type's metadata, which is never freed. The first word says whether the type
    // is an enumeration, and only then is the second word the address of its descriptor.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == enumKind else { return [] }
    let descriptor = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    // Safe: in every type's descriptor, five relative or plain words of 32 bits precede those that are read; a relative
    // address of zero means none. The field descriptor gives the number and the size of the records.
    guard let fields = target(at: descriptor + 16) else { return [] }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).compactMap { index in
      target(at: fields + 16 + index * size + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }

  /// Returns the target of a relative address in memory; nil for none.
  private static func target(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = address.load(as: Int32.self)
    return offset == 0 ? nil : address + Int(offset)
  }
}
