import Espalier

/// Words, headings, links.
@MainActor
enum TextPages {
  static var all: [CataloguePage] { [label, link] }

  private static var label: CataloguePage {
    CataloguePage(
      "label", "Label", showing: [Label.self], "Text in one of five sizes and in the colour of a role.",
      exhibits: [
        Exhibit("Text styles", "The five sizes of the scale.") {
          for style in TextStyle.allCases.reversed() {
            Row(Label.with(.text(style.rawValue), .textStyle(style)))
          }
        },
        Exhibit("Colours", "A role, so that light, dark and high contrast hold.") {
          for role in [ColorRole.text, .secondary, .accent, .positive, .negative, .warning] {
            Row(Label.with(.text(role.rawValue), .color(.role(role))))
          }
        },
        Exhibit("Any colour and any font", "Where a role does not do: one colour for light, one for dark.") {
          Row(Label.with(.text("Plum"), .color(.rgb(0x6B2FA0, dark: 0xC9A6EC))))
          Row(Label.with(.text("On plum"), .color(.rgb(0xFFFFFF)), .background(.rgb(0x6B2FA0)), .padding(.small)))
          Row(Label.with(.text("Twenty-two points, heavy"), .font(Font(size: 22, weight: .heavy))))
          Row(Label.with(.text("With serifs, slanting"), .font(Font(family: .serif, isItalic: true))))
          Row(Label.with(.text("DE89 3704 0044 0532"), .font(Font(family: .monospaced))))
        },
        Exhibit("Parts that look different", "Bold words, prices that are gone, code, and links within a text.") {
          Row(Label.with(.text("Paid \("850.00", .bold) to \("Bob", .link(to: "/displays/avatar"))")))
          Row(
            Label.with(
              .text(
                "Now \("3.20", .weight(.semibold), .color(.positive)) \("3.60", .struckThrough, .color(.secondary))")))
          Row(Label.with(.text("Type \("espalier new", .code), which is \("not", .italic) \("slow", .underlined)")))
          Row(
            Label.with(
              .text("A \("large", .size(28)) word and a \("plum", .color(.rgb(0x6B2FA0, dark: 0xC9A6EC))) one")))
          Row(
            Label.with(.text(Text(markdown: "From **Markdown**: _inline_, `code`, ~~gone~~, and [a link](/displays).")))
          )
          Row(Cell.with(.title("Due \("today", .color(.warning), .bold)"), .subtitle("\("Netflix", .italic), monthly")))
        },
        Exhibit("Lines", "Longer text is cut after so many lines; 0 is no limit.") {
          Row(Label.with(.text(longText), .lines(1)))
          Row(Label.with(.text(longText), .lines(2)))
          Row(Label.with(.text(longText)))
        },
        Exhibit("Line height", "As a multiple of the letters' height.") {
          Row(Label.with(.text(longText), .lineHeight(1.1)))
          Row(Label.with(.text(longText), .lineHeight(2)))
        },
        Exhibit("Shadow and highlight", "Letters have shadows too. Press the last row: its text changes colour.") {
          Row(Label.with(.text("Low"), .textStyle(.title), .textShadow(.low)))
          Row(
            Label.with(
              .text("Any"), .textStyle(.title),
              .textShadow(.cast(color: .rgb(0xD81B60, dark: 0xF48FB1), radius: 6, x: 2, y: 3))))
          Row(Label.with(.text("Press me"), .highlightedColor(.positive))).onTap {}
        },
        Exhibit(
          "Shrinking", "In a narrow tile a figure becomes smaller; the second to no less than seven tenths.",
          layout: .grid
        ) {
          Row(Label.with(.text("1,234,567.89"), .textStyle(.largeTitle), .textFit(.shrinks)))
          Row(Label.with(.text("1,234,567.89"), .textStyle(.largeTitle), .textFit(.shrinks), .minimumScale(0.7)))
        },
        Exhibit("Alignment", "Start and end, so that scripts from the right are right as well.") {
          Row(Label.with(.text("Start"), .textAlignment(.start), .grows()))
          Row(Label.with(.text("Center"), .textAlignment(.center), .grows()))
          Row(Label.with(.text("End"), .textAlignment(.end), .grows()))
        },
        Exhibit("Tabular figures", "Figures below each other are equally wide.") {
          Row(
            Label.with(.text("Groceries"), .grows()),
            Label.with(.text("1,111.10"), .hasTabularFigures(), .textAlignment(.end)))
          Row(
            Label.with(.text("Rent"), .grows()),
            Label.with(.text("8,850.00"), .hasTabularFigures(), .textAlignment(.end)))
        },
        Exhibit("Heading", "A heading for screen readers, whatever it looks like.") {
          Row(Label.with(.text("Summary"), .textStyle(.title), .headingLevel(3)))
        },
      ])
  }

  private static let longText =
    "A screen is a value: a scene computes it from its state, and a surface shows it and moves only what differs from "
    + "the one before. So what stands here is a text that needs more than one line on most windows."

  private static var link: CataloguePage {
    CataloguePage(
      "link", "Link", showing: [Link.self], "Leads to another place, in the app or outside.",
      exhibits: [
        Exhibit("Plain", "In running content.") {
          Row(Link.with(.title("See buttons"), .to("/controls/button")))
        },
        Exhibit("With a symbol") {
          Row(Link.with(.title("See charts"), .icon(.overview), .to("/charts")))
        },
        Exhibit("Prominent", "Looks like a button, and is still a link.") {
          Row(Link.with(.title("Go to the inputs"), .isProminent(), .to("/inputs")))
        },
        Exhibit("Elsewhere", "Only https, http, mailto and tel lead out of the app.") {
          Row(Link.with(.title("Write to us"), .to("mailto:hello@example.org")))
        },
      ])
  }
}
