/// The pattern of one form of path that a case prints: `/accounts/{AccountID}/cards…`.
struct PathPattern: Sendable {
  enum Segment: Hashable, Sendable {
    case written(String)
    /// A value, with the literal text before and after it in the same segment.
    case value(before: String, after: String, ParameterKey)
  }

  var segments: [Segment]
  /// The value that takes all remaining segments; nil if none does.
  var takesRest: ParameterKey?
  /// The parameters whose values are read from a path. Parameters with literal values are stored in the leaf.
  var parameters: [String: ParameterKey]
  var fragment: ParameterKey?
  var leaf: PathLeaf
}

extension PathPattern: CustomStringConvertible {
  /// The pattern as text, such as `/{AccountID}/cards?month={Month}`; an optional value has a question mark in its
  /// braces.
  var description: String {
    var text = ""
    for segment in segments {
      switch segment {
      case .written(let written): text += "/" + PathText.encode(EmptyText.mark(written, isSegment: true))
      case .value(let before, let after, let key):
        text += "/" + PathText.encode(before) + "{\(key.kind.name)}" + PathText.encode(after)
      }
    }
    if let takesRest { text += "/{\(takesRest.kind.name)…}" }
    if text.isEmpty { text = "/" }
    var parts = leaf.written.flatMap { name, values in
      values.map { (name, PathText.encode(name) + "=" + PathText.encode($0)) }
    }
    parts += parameters.map { name, key in
      let mark = key.kind.form == .many ? "…" : leaf.required.contains(name) ? "" : "?"
      return (name, PathText.encode(name) + "={\(key.kind.name)\(mark)}")
    }
    if !parts.isEmpty { text += "?" + parts.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "&") }
    if let fragment {
      text += "#{\(fragment.kind.name)}"
    } else if let writtenFragment = leaf.writtenFragment {
      text += "#\(writtenFragment)"
    }
    return text
  }
}

/// The type of a value, which is compared by the type alone.
struct ParameterKey: Hashable, Sendable {
  let kind: ParameterKind

  static func == (left: Self, right: Self) -> Bool { left.kind.type == right.kind.type }
  func hash(into hasher: inout Hasher) { hasher.combine(kind.type) }
}

/// The end of a pattern: its case, and the sources of the case's values.
struct PathLeaf: Sendable {
  /// The position of the case in the list.
  var place: Int
  var name: String
  var sources: [ValueSource]
  /// The route at the end of the path.
  var inner: InnerRoute?
  /// The names of all parameters. The names in `required` are mandatory, and `written` has the parameters with fixed
  /// values.
  var names: Set<String>
  var required: Set<String>
  var written: [String: [String]]
  var writtenFragment: String?
  /// Parameters of other patterns that end at the same segment.
  ///
  /// A path with one of them belongs to one of those patterns, so that an unreadable value is not ignored.
  var foreign: Set<String> = []

  func accepts(_ path: Path) -> Bool {
    if let writtenFragment, path.fragment != writtenFragment { return false }
    if path.parameters.isEmpty { return required.isEmpty && written.isEmpty }
    return required.allSatisfy { path.parameters[$0] != nil } && foreign.allSatisfy { path.parameters[$0] == nil }
      && written.allSatisfy { path.parameters[$0.key] == $0.value }
  }
}

/// A match of a pattern with a path, beginning at one of the path's segments.
struct PathFound {
  let leaf: PathLeaf
  let start: Int
}

/// The part of a path from which a value is read.
enum ValueSource: Sendable {
  /// A segment, without the given numbers of literal scalars before and after the value.
  case segment(Int, before: Int, after: Int)
  case rest(Int)
  case parameter(String)
  case fragment
  /// A route that begins after this number of segments.
  case inner(Int)
  /// A constant that is not in the path: nil in this form of the case, or the only value of its type.
  case constant([String])

  func texts(in path: Path, from start: Int) -> [String] {
    switch self {
    case .segment(let index, let before, let after):
      let segment = path.segments[start + index]
      if before + after == 0 { return [segment] }
      return [String(Substring(segment.unicodeScalars.dropFirst(before).dropLast(after)))]
    case .rest(let index): return Array(path.segments[(start + index)...])
    case .parameter(let name): return path.parameters[name] ?? []
    case .fragment: return path.fragment.map { [$0] } ?? []
    case .constant(let texts): return texts
    case .inner: return []
    }
  }

  /// Returns the position of the value for an error message: the index of its segment, or the number of segments if the
  /// value is not in a segment. For a parameter, the result also contains its name.
  func place(in path: Path, from start: Int) -> (segment: Int, parameter: String?) {
    switch self {
    case .segment(let index, _, _), .rest(let index), .inner(let index): (start + index, nil)
    case .parameter(let name): (path.segments.count, name)
    case .fragment, .constant: (path.segments.count, nil)
    }
  }
}
