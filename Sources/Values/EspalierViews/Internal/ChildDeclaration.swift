public import Synchronization

/// The declaration of a fixed child, together with the child's number after the first lookup.
@usableFromInline final class ChildDeclaration: Sendable {
  let name: String
  let type: View.Type
  /// The class that declares the child, or the function that makes it.
  let owner: String
  let declaration: SourcePosition

  /// The class for which `number` is the child's number, as the bits of its `ObjectIdentifier`; 0 until the first
  /// lookup.
  @usableFromInline let known = Atomic<UInt>(0)
  /// The number of the child in the class `known`. It is written once, before `known`.
  @usableFromInline let number = Atomic<Int>(0)

  init(name: String, type: View.Type, owner: String, declaration: SourcePosition) {
    self.name = name
    self.type = type
    self.owner = owner
    self.declaration = declaration
  }

  /// Returns the child's number in a class; 0 if no layout of the class lists it.
  ///
  /// All styles of children call this method, so it reads only one word once the number is known.
  @inlinable func element(in type: View.Type) -> Int {
    if known.load(ordering: .acquiring) == UInt(bitPattern: ObjectIdentifier(type)) {
      return number.load(ordering: .relaxed)
    }
    return find(in: type)
  }

  @usableFromInline func find(in type: View.Type) -> Int {
    let schema = ViewSchema.of(type)
    guard let element = schema.element(of: self) else {
      schema.note(unplaced: self)
      return 0
    }
    // A subclass has the child under the same number as its base class. Another class that lists the child, which is
    // reported, may number it differently, and searches for the number each time.
    let (isFirst, first) = number.compareExchange(expected: 0, desired: element, ordering: .acquiringAndReleasing)
    if isFirst || first == element { known.store(UInt(bitPattern: ObjectIdentifier(type)), ordering: .releasing) }
    return element
  }

  /// The description of the child in reports.
  var words: String { "“\(name)” (\(declaration))" }
}

/// All declarations of fixed children, each once.
///
/// A child that is created again on each access is still one declaration. The source of the program limits the number
/// of declarations, and all of them are kept for ever.
enum ChildDeclarations {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
    let owner: String
    let declaration: SourcePosition
  }

  private static let known = Mutex<[Key: ChildDeclaration]>([:])

  static func reference(
    _ name: String, _ type: View.Type, _ owner: String, _ declaration: SourcePosition
  ) -> Unmanaged<ChildDeclaration> {
    let key = Key(name: name, type: ObjectIdentifier(type), owner: owner, declaration: declaration)
    return known.withLock { table in
      if let position = table[key] { return Unmanaged.passUnretained(position) }
      let position = ChildDeclaration(name: name, type: type, owner: owner, declaration: declaration)
      table[key] = position
      return Unmanaged.passUnretained(position)
    }
  }
}

/// A location in a source file.
struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  let file: String
  let line: UInt

  var description: String { "\(file):\(line)" }
}
