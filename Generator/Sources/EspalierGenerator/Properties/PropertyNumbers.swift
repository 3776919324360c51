/// The numbers of the framework's properties: what has one keeps it, and what is new gets the next that is free.
struct PropertyNumbers {
  /// The numbers of the framework; those above belong to apps.
  static let all: ClosedRange<Int> = 1...511

  private var numbers: [String: Int]

  /// - Parameter files: The files that were written before, from which the numbers are read.
  init(writtenIn files: [String]) {
    var known: [String: Int] = [:]
    for file in files {
      for match in file.matches(of: /static var (\w+): PropertyKey \{ PropertyKey\(number: (\d+), name:/) {
        known[String(match.output.1)] = Int(match.output.2)
      }
    }
    // Two branches may have given one number: the first in the order of names keeps it.
    var taken: Set<Int> = []
    numbers = [:]
    for (key, number) in known.sorted(by: { $0.key < $1.key }) where Self.all.contains(number) {
      if taken.insert(number).inserted { numbers[key] = number }
    }
  }

  /// Forgets the numbers of properties that are no longer declared.
  mutating func keep(_ properties: [PropertyDeclaration]) {
    let keys = Set(properties.map(\.key))
    numbers = numbers.filter { keys.contains($0.key) }
  }

  /// Returns the number of each of a type's properties, by key.
  ///
  /// A new one stands behind the others of its type, so that a look for any of them is one for a range; where that number
  /// is taken, behind all others.
  ///
  /// - Throws: ``GeneratorError/property(path:name:reason:)`` when there is no number left.
  mutating func numbers(of properties: [PropertyDeclaration]) throws(GeneratorError) -> [String: Int] {
    for property in properties where numbers[property.key] == nil {
      let taken = Set(numbers.values)
      let last = properties.compactMap { numbers[$0.key] }.max()
      let candidates = [last, taken.max() ?? 0].compactMap { $0.map { $0 + 1 } }
      guard
        let number = candidates.first(where: { Self.all.contains($0) && !taken.contains($0) })
          ?? Self.all.first(where: { !taken.contains($0) })
      else {
        throw .property(
          path: property.path, name: property.fullName,
          reason: "all \(Self.all.count) numbers of the framework are taken. Raise `PropertyTable.firstOwn`, and "
            + "`PropertyNumbers.all` of the generator with it")
      }
      numbers[property.key] = number
    }
    return numbers.filter { number in properties.contains { $0.key == number.key } }
  }
}
