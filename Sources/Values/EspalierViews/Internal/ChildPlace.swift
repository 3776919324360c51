public import Synchronization

/// The declaration of a fixed child, and what has been found of its place.
@usableFromInline final class ChildPlace: Sendable {
  let name: String
  let type: View.Type
  /// The class that declares the child, or the function that makes it.
  let owner: String
  let declaration: SourcePlace

  /// The class in which the child has the number below, as a word; 0 before it was looked for.
  @usableFromInline let known = Atomic<UInt>(0)
  /// The number, which is written before the class and never again.
  @usableFromInline let number = Atomic<Int>(0)

  init(name: String, type: View.Type, owner: String, declaration: SourcePlace) {
    self.name = name
    self.type = type
    self.owner = owner
    self.declaration = declaration
  }

  /// Returns the child's number in a class; 0 if it stands in no layout of the class.
  ///
  /// All styles of children come through here, so it is one look at a word once the number is known.
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
    // A subclass has the child under the same number as its base. Another class that lists the child, which is reported,
    // may have it under another one, and looks for it each time.
    let (isFirst, first) = number.compareExchange(expected: 0, desired: element, ordering: .acquiringAndReleasing)
    if isFirst || first == element { known.store(UInt(bitPattern: ObjectIdentifier(type)), ordering: .releasing) }
    return element
  }

  /// The way in which reports call the child.
  var words: String { "“\(name)” (\(declaration))" }
}

/// All declarations of fixed children, each once.
///
/// A child that is made anew each time it is read is one declaration all the same. There are as many as the program
/// writes down, and they are kept for ever.
enum ChildPlaces {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
    let owner: String
    let declaration: SourcePlace
  }

  private static let known = Mutex<[Key: ChildPlace]>([:])

  static func reference(
    _ name: String, _ type: View.Type, _ owner: String, _ declaration: SourcePlace
  ) -> Unmanaged<ChildPlace> {
    let key = Key(name: name, type: ObjectIdentifier(type), owner: owner, declaration: declaration)
    return known.withLock { table in
      if let place = table[key] { return Unmanaged.passUnretained(place) }
      let place = ChildPlace(name: name, type: type, owner: owner, declaration: declaration)
      table[key] = place
      return Unmanaged.passUnretained(place)
    }
  }
}

/// A place in a source.
struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  let file: String
  let line: UInt

  var description: String { "\(file):\(line)" }
}
