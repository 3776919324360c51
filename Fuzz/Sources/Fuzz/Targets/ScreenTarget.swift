internal import Dispatch
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierTesting
internal import EspalierViews
internal import Foundation

@testable import EspalierLivePage
@testable import EspalierWire

extension FuzzTarget {
  /// The target that sends a page with real screens what a browser might: forged numbers, orders and values.
  static let screens = FuzzTarget(
    name: "screens", subject: "frames that a page with real screens receives, a line each", share: 1,
    maximumLength: 512,
    isStateless: false,
    words: EventKind.allCases.map { "\"\($0.rawValue)\"" } + [
      "\n[", "\"go\",\"/list\"", "\"pop\",\"/form\",1", "[-2,0]", "[-3,1]",
    ],
    seeds: {
      var seeds: [[UInt8]] = []
      for place in UInt8(0)..<UInt8(places.count) {
        let taps = (1...40).map { "[\($0),0,\"tap\",\($0),1]" }.joined(separator: "\n")
        seeds.append([place] + Array(taps.utf8))
        let inputs = (1...20).map { "[\($0),0,\"input\",\($0 + 2),2,\"a\"]" }.joined(separator: "\n")
        seeds.append([place] + Array(inputs.utf8))
        seeds.append(
          [place]
            + Array("[1,0,\"go\",\"/list/1\"]\n[2,1,\"pop\",\"/\",0]\n[-2,0]\n[3,1,\"submit\",5,1,{\"a\":\"b\"}]".utf8))
      }
      return seeds
    },
    read: { bytes in
      let (place, rest) = (places[Int(bytes.first ?? 0) % places.count], bytes.dropFirst())
      let lines = rest.split(separator: UInt8(ascii: "\n")).prefix(64).compactMap { Array($0).asText }
      let done = DispatchSemaphore(value: 0)
      Task { @MainActor in
        await receive(lines, at: place)
        done.signal()
      }
      done.wait()
    })

  private static let places: [Path] = ["/", "/list", "/list/1", "/form", "/sign-in", "/files", "/nowhere"]

  @MainActor
  private static func receive(_ lines: [String], at place: Path) async {
    let window = ConformanceApp.makeConformanceWindow()
    window.open(place)
    let page = WindowPage(window: window, formToken: "token", logger: FuzzService.logger)
    _ = await page.firstPaint()
    let line = CheckedLine()
    page.join(PageJoin(lastPatch: 0, path: place.description, firstEvent: 1, fields: [:]), on: line)
    for frame in lines { page.receive(frame) }
    for _ in 0..<4 { await Task.yield() }
    page.leave()
    page.end(.expired)
    await Task.yield()
  }
}

/// A line that looks at what a browser is told.
@MainActor
private final class CheckedLine: PageConnection {
  let isWritable = true
  private var last = 0

  func send(_ frame: String) {
    let values = (try? JSONSerialization.jsonObject(with: Data(frame.utf8))) as? [Any]
    must((values?.count ?? 0) >= 2, "a frame is an array of JSON: \(frame)")
    let number = (values?.first as? NSNumber)?.intValue ?? -1
    must(number == 0 || number > last, "patches are numbered in their order: \(number) after \(last)")
    last = max(last, number)
  }
}
