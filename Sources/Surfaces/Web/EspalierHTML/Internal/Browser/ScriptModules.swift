/// A bundler of a script's modules into one file, without imports and exports.
///
/// A browser can load the modules as they are, and then each module can assign only its own declarations. As one file
/// they need one request.
///
/// - The modules are in the order in which they are first imported, with the requested module at the end. Anything that
///   a module uses while it is loaded must precede it; a module that has no imports of its own and is imported first
///   meets this.
/// - Imports and exports are at the beginning of a line, and nothing is exported under another name.
/// - Names that two modules declare would be one name in the file; a test refuses them.
/// - `import * as wire` provides the numbers that a module exports. In the file they replace their names.
struct ScriptModules {
  private struct Module {
    /// The names of the imported modules, in the order of the imports.
    var imports: [String] = []
    /// The imported number constants, each with its local name and the module that exports it.
    var numbers: [(name: [UInt8], module: String)] = []
    /// The code without imports and exports.
    var code: [UInt8] = []
    /// The numbers that the module exports, by name.
    var constants: [[UInt8]: [UInt8]] = [:]
  }

  private var modules: [String: Module] = [:]

  /// Parses modules. Each module has the name of its file without the suffix.
  init(_ files: [String: [UInt8]]) { modules = files.mapValues(Self.read) }

  /// Returns the code of a module, preceded by the code of all its direct and indirect imports.
  func joined(from entry: String) -> [UInt8] {
    var order = modules[entry]?.imports ?? []
    var next = 0
    while next < order.count {
      for name in modules[order[next]]?.imports ?? [] where name != entry && !order.contains(name) {
        order.append(name)
      }
      next += 1
    }
    return (order + [entry]).flatMap(code)
  }

  private func code(of name: String) -> [UInt8] {
    guard let module = modules[name] else { return [] }
    return module.numbers.reduce(module.code) { code, numbers in
      Self.replacing(numbers.name, by: modules[numbers.module]?.constants ?? [:], in: code)
    }
  }

  // MARK: Reading

  private static func read(_ file: [UInt8]) -> Module {
    var module = Module()
    var statement: [UInt8] = []
    for line in file.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !statement.isEmpty || line.starts(with: "import ".utf8) {
        statement += line
        guard line.last == UInt8(ascii: ";") else { continue }
        note(String(decoding: statement, as: UTF8.self), in: &module)
        statement = []
      } else if line.starts(with: "export ".utf8) {
        let declaration = line.dropFirst("export ".utf8.count)
        if let (name, number) = constant(declaration) { module.constants[name] = number }
        module.code += declaration + [0x0A]
      } else {
        module.code += line + [0x0A]
      }
    }
    return module
  }

  /// Records the import of a module: `import { a, b } from "./name.js";`.
  private static func note(_ statement: String, in module: inout Module) {
    guard let path = statement.split(separator: "\"").dropFirst().first,
      let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    else { return }
    let words = statement.split(separator: " ")
    if words.count > 3, words[1] == "*" {
      module.numbers.append((Array(words[3].utf8), name))
    } else {
      module.imports.append(name)
    }
  }

  /// Returns the name and the digits of `const name = 1;`; nil for any other declaration.
  private static func constant(_ declaration: ArraySlice<UInt8>) -> (name: [UInt8], number: [UInt8])? {
    let words = declaration.split(separator: 0x20)
    guard words.count == 4, words[0].elementsEqual("const".utf8), words[2].elementsEqual("=".utf8) else { return nil }
    let number = words[3].dropLast()
    guard Int(String(decoding: number, as: UTF8.self)) != nil else { return nil }
    return (Array(words[1]), Array(number))
  }

  // MARK: Numbers

  /// Returns the code with the imported constants replaced by their numbers.
  ///
  /// It replaces `name.constant`, `${name.constant}` within a text, and `[name.constant]` as the key of a property.
  private static func replacing(_ name: [UInt8], by constants: [[UInt8]: [UInt8]], in code: [UInt8]) -> [UInt8] {
    let mark = name + [UInt8(ascii: ".")]
    var result: [UInt8] = []
    result.reserveCapacity(code.count)
    var at = 0
    while at < code.count {
      guard code[at...].starts(with: mark), !(result.last.map(isPartOfName) ?? false) else {
        result.append(code[at])
        at += 1
        continue
      }
      let start = at + mark.count
      let constant = Array(code[start...].prefix(while: isPartOfName))
      guard let number = constants[constant] else {
        result.append(code[at])
        at += 1
        continue
      }
      at = start + constant.count
      if result.suffix(2).elementsEqual("${".utf8), at < code.count, code[at] == UInt8(ascii: "}") {
        result.removeLast(2)
        at += 1
      }
      if result.last == UInt8(ascii: "["), code[at...].starts(with: "]:".utf8) || code[at...].starts(with: "](".utf8) {
        result.removeLast()
        at += 1
      }
      result += number
    }
    return result
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }
}
