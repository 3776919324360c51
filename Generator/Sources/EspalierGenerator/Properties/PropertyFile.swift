/// The Swift file of a type that declares properties: their keys, their setters, and their list.
struct PropertyFile {
  /// The first line of such files.
  static let mark = "// espalier properties"
  private static let width = 120

  let type: String
  let owner: PropertyOwner
  /// The properties in the order of their numbers.
  let properties: [(number: Int, property: PropertyDeclaration)]
  /// The setters that are written by hand.
  let handwritten: Set<HandwrittenSetter>
  /// The name of the list of the whole module where the type makes it known; nil where another one does.
  let layer: String?
  /// The module that the properties come from; nil within that module.
  let imported: String?

  static func name(of type: String) -> String { "\(type)+Properties.swift" }

  /// The name of a type's list.
  static func list(of type: String) -> String { AccessorName.written(type.prefix(1).lowercased() + type.dropFirst()) }

  /// The text of the file.
  var text: String {
    let parts = [keys, setters, numbers, list, conformance].compactMap { $0 }
    return """
      \(Self.mark)
      // Written from the properties that \(type) declares. Change those and run the command again.
      // swift-format-ignore-file

      \(imported.map { "public import \($0)\n\n" } ?? "")\(parts.joined(separator: "\n\n"))

      """
  }

  /// The text of the file with the lists of a module's types.
  static func text(ofModule module: String, types: [String], imported: String?) -> String {
    """
    \(mark)
    // Written from the properties that the types of this module declare. Change those and run the command again.
    // swift-format-ignore-file

    \(imported.map { "internal import \($0)\n\n" } ?? "")extension PropertyList {
      /// The properties of all types of the module.
      static let \(list(of: module)): [PropertyList] = [
        \(wrapped(types.sorted().map(list), indentation: "    "))
      ]
    }

    """
  }

  private var keys: String {
    let lines = properties.map { number, property in
      "  @inlinable static var \(property.key): PropertyKey { PropertyKey(number: \(number), name: \"\(name(of: property))\") }"
    }
    return "extension PropertyKey {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// A class is the scope of its properties' names; what is set on views of any class is called as its key is.
  private func name(of property: PropertyDeclaration) -> String {
    owner.kind == .other ? property.key : property.name
  }

  private var setters: String? {
    let setters = properties.map(\.property).filter { property in
      let setter = HandwrittenSetter(type: type, name: property.name, value: property.value)
      return owner.kind != .other && property.isPublic && !property.isWithoutSetter && !handwritten.contains(setter)
    }
    guard !setters.isEmpty else { return nil }
    let target = type == "View" ? "" : " where Target\(owner.kind == .finalClass ? " ==" : ":") \(type)"
    return "extension Style\(target) {\n\(setters.map(setter).joined(separator: "\n"))\n}"
  }

  private func setter(of property: PropertyDeclaration) -> String {
    let lines = SetterDocumentation.lines(from: property.documentation).map { $0.isEmpty ? "  ///" : "  /// \($0)" }
    let parameter = "_ value: \(property.value)" + (property.value == "Bool" ? " = true" : "")
    let head = "  @inlinable public static func \(AccessorName.written(property.name))(\(parameter)) -> Style {"
    let body = "Style(\(type).\(AccessorName.written(property.name)), value)"
    let line = "\(head) \(body) }"
    return (lines + [line.count <= Self.width ? line : "\(head)\n    \(body)\n  }"]).joined(separator: "\n")
  }

  private var numbers: String? {
    guard owner.kind == .other, let first = properties.first, let last = properties.last else { return nil }
    return """
      extension \(type) {
        /// The numbers of the properties of ``\(type)``, as a range.
        package static var numbers: ClosedRange<UInt16> { \(first.number)...\(last.number) }
      }
      """
  }

  private var list: String {
    let names = properties.map { "\(type).\(AccessorName.written($0.property.name))" }
    return """
      extension PropertyList {
        /// The properties of ``\(type)``.
        static let \(Self.list(of: type)) = PropertyList(
          of: "\(type)",
          \(Self.wrapped(names, indentation: "    ")))
      }
      """
  }

  private var conformance: String? {
    guard let layer else { return nil }
    return """
      extension \(type): PropertyLayer {
        package static var propertyLists: [PropertyList] { PropertyList.\(layer) }
      }
      """
  }

  /// Names with commas between them, in lines that are not too long; the first has its indentation already.
  private static func wrapped(_ names: [String], indentation: String) -> String {
    var lines = [""]
    for (place, name) in names.enumerated() {
      let word = place == names.count - 1 ? name : name + ","
      let last = lines[lines.count - 1]
      if !last.isEmpty, indentation.count + last.count + 1 + word.count > width - 2 {
        lines.append(word)
      } else {
        lines[lines.count - 1] += (last.isEmpty ? "" : " ") + word
      }
    }
    return lines.joined(separator: "\n" + indentation)
  }
}
