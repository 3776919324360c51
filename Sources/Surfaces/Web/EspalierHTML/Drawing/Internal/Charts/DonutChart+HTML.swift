internal import Foundation
public import EspalierViews

extension DonutChart: HTMLDrawn {
  /// Draws a ring beside its legend. The legend is a table, so that sighted people and screen readers have the same
  /// values.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("donut")
    // A link inside a link is invalid, and breaks the outer one.
    let hasLinks = !element.isInsideControl
    let keys = [element.slot(shares), element.slot(title), element.slot(emptyText), element.slot(centerText)]
    element.bind(.markup, reading: keys) { reader in
      var markup = HTMLMarkup(mount: reader.mount)
      let shares = reader.value(of: shares)
      if shares.items.isEmpty {
        markup.nothing(reader.value(of: emptyText), under: reader.value(of: title))
      } else {
        let ring = DonutRing(
          fractions: shares.fractions, hues: ChartHues.hues(of: shares.items.map { ($0.id, $0.hue) }))
        ring.draw(center: reader.value(of: centerText), into: &markup)
        drawLegend(
          of: hasLinks ? shares : shares.withoutLinks, hues: ring.hues, title: reader.value(of: title),
          whole: reader.value(of: centerText), into: &markup)
      }
      return .text(markup.string)
    }
  }

  private static func drawLegend(
    of shares: ChartItems, hues: [Int], title: String, whole: String, into markup: inout HTMLMarkup
  ) {
    // The roles repeat the meaning of the tags: browsers lose it for tables with another layout.
    markup.element("table", ["role": "table"]) { table in
      if !title.isEmpty || !whole.isEmpty {
        table.element("caption") { caption in
          caption.text(title)
          // Screen readers ignore the ring and its text.
          if !whole.isEmpty { caption.element("span", ["data-part": "words"]) { $0.text(" \(whole)") } }
        }
      }
      table.element("tbody", ["role": "rowgroup"]) { body in
        for (index, share) in shares.items.enumerated() {
          body.element("tr", ["role": "row"]) { row in
            row.element("th", ["scope": "row", "role": "rowheader"]) { name in
              DonutRing.drawSwatch(index, hue: hues[index], into: &name)
              if let destination = share.destination {
                name.element("a", ["href": destination, "data-link": ""]) { $0.text(share.label) }
              } else {
                name.element("span") { $0.text(share.label) }
              }
            }
            row.element("td", ["role": "cell"]) { $0.text(share.text) }
          }
        }
      }
    }
  }
}

extension ChartItems {
  fileprivate var withoutLinks: ChartItems {
    ChartItems(
      items.map { share in
        var share = share
        share.destination = nil
        return share
      })
  }
}

/// The ring of a donut chart, drawn on an area of 120 by 120.
struct DonutRing {
  let fractions: [Double]
  let hues: [Int]

  private static let radius = 46.0
  private static let thickness = 22.0

  func draw(center: String, into markup: inout HTMLMarkup) {
    markup.element("svg", ["viewBox": "0 0 120 120", "aria-hidden": "true"]) { drawing in
      drawing.element(
        "circle",
        ["cx": "60", "cy": "60", "r": Self.radius.drawn, "data-part": "track", "stroke-width": Self.thickness.drawn])
      drawing.element("g", ["transform": "rotate(-90 60 60)"]) { ring in
        var start = 0.0
        for (index, fraction) in fractions.enumerated() where fraction > 0 {
          drawArc(from: start, fraction, hue: hues[index], into: &ring)
          start += fraction
        }
      }
      drawNumbers(into: &drawing)
      guard !center.isEmpty else { return }
      // The hole is 70 wide, less above and below its middle; a bold letter is slightly wider than others.
      let size = min(18, 60 / max(1.08 * ChartLabels.width(of: center), 1))
      drawing.element(
        "text", ["x": "60", "y": (60 + size * 0.36).drawn, "data-part": "whole", "font-size": size.drawn]
      ) {
        $0.text(center)
      }
    }
  }

  private func drawArc(from start: Double, _ fraction: Double, hue: Int, into markup: inout HTMLMarkup) {
    let around = 2 * Double.pi * Self.radius
    // A thin gap separates neighbours of similar colours, and all shares if there are none; a single share has no gap.
    let gap = fraction < 0.999 ? min(1.5, fraction * around * 0.4) : 0
    let length = max(fraction * around - gap, 0.5)
    markup.element(
      "circle",
      [
        "cx": "60", "cy": "60", "r": Self.radius.drawn, "data-stroke-hue": "\(hue)",
        "stroke-width": Self.thickness.drawn, "stroke-dasharray": "\(length.drawn) \((around - length).drawn)",
        "stroke-dashoffset": (-start * around).drawn,
      ])
  }

  private func drawNumbers(into markup: inout HTMLMarkup) {
    var start = 0.0
    for (index, fraction) in fractions.enumerated() {
      defer { start += fraction }
      guard fraction >= 0.06 else { continue }
      let angle = (start + fraction / 2) * 2 * Double.pi
      let x = 60 + sin(angle) * Self.radius
      let y = 60 - cos(angle) * Self.radius + 3.6
      markup.element("text", ["x": x.drawn, "y": y.drawn, "data-part": "number", "font-size": "10"]) {
        $0.text("\(index + 1)")
      }
    }
  }

  /// Draws the mark before a share's name: the number of the share on its colour.
  static func drawSwatch(_ index: Int, hue: Int, into markup: inout HTMLMarkup) {
    markup.element("svg", ["viewBox": "0 0 20 20", "aria-hidden": "true"]) { swatch in
      swatch.element("rect", ["width": "20", "height": "20", "rx": "6", "data-hue": "\(hue)"])
      swatch.element("text", ["x": "10", "y": "14", "data-part": "number", "font-size": "11"]) {
        $0.text("\(index + 1)")
      }
    }
  }
}
