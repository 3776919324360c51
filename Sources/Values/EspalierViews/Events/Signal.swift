#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An event of a view class of your own, declared once with its name and the type of its value.
///
/// Controls of the framework raise ``EventKind``s. A view with a script of its own (a map, an editor, a sketchpad)
/// raises further events, which are signals.
///
/// ```swift
/// struct SketchLine: Codable, Hashable, Sendable { var points: [Double] }
///
/// final class Sketchpad: View {
///   static let drew = Signal<SketchLine>("drew")
///   static let cleared = Signal<NoValue>("cleared")
/// }
///
/// let pad = Sketchpad.with(
///   .on(Sketchpad.drew) { line in print(line.points.count) },
///   .on(Sketchpad.cleared) { _ in print("cleared") })
/// ```
///
/// - A name consists of letters and digits, and is unique in its class.
/// - A value is sent as JSON. JSON that is not a `Value` never reaches a handler; the window reports it once, with the
///   signal's name.
public struct Signal<Value: Codable & Hashable & Sendable>: Sendable {
  /// The signal's name, which scripts use as well.
  public let name: String

  /// Declares a signal of a class of your own.
  public init(_ name: String) { self.name = name }

  /// Returns the event value that a surface reports for the signal with this value.
  ///
  /// - Throws: The error of the encoder, such as for a number that is not finite.
  public func eventValue(for value: Value) throws -> EventValue {
    let bytes = try JSONEncoder().encode(value)
    return .signal(SignalContent(name: name, json: String(decoding: bytes, as: UTF8.self)))
  }

  /// Returns the value of this signal from an event; nil for another signal, or for JSON that does not describe such a
  /// value.
  public func value(of event: EventValue) -> Value? {
    guard case .signal(let content) = event, content.name == name else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(content.json.utf8))
  }
}

/// The value of a signal that carries no information.
public struct NoValue: Codable, Hashable, Sendable {
  /// Creates the only value of the type.
  public init() {}

  /// Creates the value regardless of the decoder's content, such as the null that a script sends.
  public init(from decoder: any Decoder) throws {}

  /// Encodes null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// The content of a signal: its name, and its value as JSON that is not yet decoded.
public struct SignalContent: Hashable, Sendable {
  /// The signal's name.
  public var name: String
  /// The value as JSON.
  public var json: String

  /// Creates the content of a signal that a surface reports.
  public init(name: String, json: String) {
    self.name = name
    self.json = json
  }
}

extension Style {
  /// Handles a signal of the view immediately, before the window handles its next event.
  public static func on<Value>(
    _ signal: Signal<Value>, _ action: @escaping @MainActor @Sendable (Value) throws -> Void
  ) -> Style {
    Style(handling: signal, .immediate { event in if let value = signal.value(of: event) { try action(value) } })
  }

  /// Handles a signal of the view in a task, which is cancelled when the window ends.
  public static func onTask<Value>(
    _ signal: Signal<Value>, _ action: @escaping @MainActor @Sendable (Value) async throws -> Void
  ) -> Style {
    Style(handling: signal, .task { event in if let value = signal.value(of: event) { try await action(value) } })
  }

  private init<Value>(handling signal: Signal<Value>, _ body: EventHandler.Body) {
    let reader = EventHandler.SignalReader(name: signal.name) { signal.value(of: $0) != nil }
    self.init(
      group: StyleGroup(
        entries: [], handlers: [EventHandler(element: 0, event: .signal, body: body, signal: reader)]))
  }
}
