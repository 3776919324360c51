public import EspalierViews
internal import Foundation

extension HTMLElement {
  /// Hands the element over to a script of the app, for example for a map, an editor or a drawing area.
  ///
  /// ```swift
  /// final class Sketchpad: View {
  ///   static let color = Property("color", default: "black")
  ///   static let drew = Signal<[Double]>("drew")
  /// }
  ///
  /// extension Sketchpad: HTMLDrawn {
  ///   static func draw(_ element: inout HTMLElement) {
  ///     element.tag = "div"
  ///     element.script("sketchpad.js", of: color)
  ///     element.raise(drew)
  ///   }
  /// }
  /// ```
  ///
  /// The path is that of a ``WebAsset`` in the configuration. The asset is a module whose default export has functions,
  /// all of them optional:
  ///
  /// ```js
  /// export default {
  ///   mount(element, value, { raise, left }) {},  // the element has come
  ///   update(element, value) {},                  // the value is another one
  ///   destroy(element) {},                        // the element has gone
  /// };
  /// ```
  ///
  /// - `raise(name, value)` raises a ``/EspalierViews/Signal`` that the element raises by
  ///   ``raise(_:)-(Signal<Value>)``.
  /// - The element keeps its content until `mount`, also in browsers without scripts. From then on the content belongs
  ///   to the script, and no patch changes it. The script receives its value at `mount` and whenever it changes.
  /// - `destroy` is called once for each `mount`, whatever removed the element. When a page is rendered again, the new
  ///   element at that position receives the value that `destroy` returned as `left`, so that a person's unfinished
  ///   work need not be lost.
  /// - An element that moves keeps its script: neither `destroy` nor `mount` is called.
  /// - A script that throws, or cannot be loaded, is reported once on the browser's console and not called again. The
  ///   element gets the attribute `data-script-failed`, and the page continues.
  /// - An element has one script; a later one replaces it.
  public mutating func script(_ path: String) { give(to: path) }

  /// Gives the element to a script of the app, and sends the script the value of a property.
  ///
  /// The script receives the value as `JSON.parse` parses it from the encoded text.
  public mutating func script<Value: Encodable>(_ path: String, of property: Property<Value>) {
    script(path, of: property, telling: { $0 })
  }

  /// Gives the element to a script of the app, and sends the script a value that is made from properties.
  ///
  /// ```swift
  /// element.script("map.js", of: center, zoom) { MapView(center: $0, zoom: $1) }
  /// ```
  ///
  /// A value that cannot be encoded, such as NaN, is sent as no value, which is logged.
  public mutating func script<each Value, Told: Encodable & Sendable>(
    _ path: String, of property: repeat Property<each Value>,
    telling value: @escaping @Sendable (repeat each Value) -> Told
  ) {
    guard give(to: path) else { return }
    var keys: [StyleSlot] = []
    for property in repeat each property { keys.append(slot(property)) }
    let properties = (repeat each property)
    bind(.attribute, Self.scriptValue, reading: keys) { reader in
      HTMLValue(Self.json(value(repeat reader.value(of: each properties)), for: path))
    }
  }

  /// Declares that the element raises a signal of the view. The app handles it with `.on(_:_:)`.
  public mutating func raise<Value>(_ signal: Signal<Value>) {
    guard !events.contains(where: { $0.kind == .signal }) else { return }
    raise(.signal)
  }

  // MARK: How it is said

  private static let scriptValue = "data-script-value"

  @discardableResult private mutating func give(to path: String) -> Bool {
    guard WebAsset.isPath(path) else {
      HTMLLog.warn("This is no path of a script, and the element has none. Give the path of a WebAsset.", about: path)
      return false
    }
    attributes.removeAll { ["data-script", "data-module", "data-keep"].contains($0.name) }
    bindings.removeAll { $0.name == Self.scriptValue || $0.name == "data-script-key" }
    attributes += [
      ("data-script", path), ("data-module", BrowserAssets.scripts.modulePath), ("data-keep", ""),
    ]
    bindPosition("data-script-key") { "\($0.key)/\($1)" }
    return true
  }

  /// Returns a value as JSON for the script. The keys are sorted, so that an equal value is not sent again.
  private static func json(_ value: some Encodable, for path: String) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      HTMLLog.warn("A value cannot be told to a script: \(error)", about: path)
      return nil
    }
  }
}
