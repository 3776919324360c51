@testable import EspalierScreens
@testable import EspalierViews

/// One property, a view that sets it, and what then holds in a browser.
struct StyleCase: Sendable {
  let property: UInt16
  let name: String
  /// The view without the style, and with it.
  let (off, on): (AnyComponent, AnyComponent)
  /// A script's expression that is true with the style and false without: `e` is the view's element, `s` its computed style,
  /// `q(…)` finds within it, `p(…)` is a computed pseudo-element, `c(…)` a colour as computed styles say it, and `row` the
  /// row around it.
  let expression: String
  /// The styles of the section around the row, for a line that styles the section.
  var sectionStyles: [Style<SectionView>]?

  /// A view in a row of its own, or beside a neighbour.
  init<V: View, Value>(
    _ property: Property<Value>, _ style: Style<V>, over base: Component<V> = Component(), isBeside: Bool = false,
    _ expression: String
  ) {
    self.property = property.number
    name = "\(V.self).\(property.name)"
    func whole(_ component: Component<V>) -> AnyComponent {
      guard isBeside else { return component.erased }
      return Stack.of(component, Label.with(.text("A neighbour"))).adding(.gap(.small)).erased
    }
    let tagged = base.adding(.tag("it"))
    off = whole(tagged)
    on = whole(tagged.adding(style))
    self.expression = expression
  }

  /// A section around a row.
  init<Value>(section property: Property<Value>, _ styles: Style<SectionView>..., expression: String) {
    self.property = property.number
    name = "SectionView.\(property.name)"
    off = Label.with(.text("One"), .tag("it")).erased
    on = off
    sectionStyles = styles
    self.expression = expression
  }
}

/// Collects cases one by one, so that each is checked by itself.
@resultBuilder enum StyleCases {
  static func buildBlock(_ cases: StyleCase...) -> [StyleCase] { cases }
}

/// The effect of each property of the framework in a browser: one line each.
enum StyleTable {
  static let label = Label.with(.text("Rent"))
  static let picture = ImageView.with(.image(.path("/-/icon.svg")))

  static let all: [StyleCase] = views + texts + buttons + inputs + displays + chrome + sections

  /// Properties without a line: what a style cannot set alone, each with the suite that shows its effect.
  static let elsewhere: [String: String] = [
    "View.localSteps": "A change that a tap makes: LocalChangeDrawingTests, LocalChangeBrowserTests.",
    "View.hidingCondition": "As the steps that it follows.", "View.selectingCondition": "As the steps that it follows.",
    "RowProperties.rowSearchText": "The filter of a section: FilteredListTests, LocalChangeBrowserTests.",
    "SectionView.localFilter": "As the texts that it searches.", "SectionView.noMatches": "As the filter.",
    "SectionView.hasNoMatches": "As the filter.",
    "ScreenView.isModal": "Another tag, and so another template: ScreenDrawingTests, BrowserConformanceTests.",
    "ModalView.title":
      "A dialog above the page, which would cover the table: BrowserConformanceTests, ScreenDrawingTests.",
    "ModalView.coversAll": "As its title.",
    "DialogView.title": "As that of a modal.", "DialogView.message": "As that of a modal.",
    "DialogView.canBeClosed": "A dialog that stays: ActivityBrowserTests.",
    "DialogView.isSheet": "As that of a modal.", "DialogView.closeName": "As that of a modal.",
    "SectionView.submission": "A form around the rows, and so another template: FormTests, BrowserConformanceTests.",
    "SectionView.rowWindow": "Room for rows that are not made, by the module of long lists: LongListBrowserTests.",
    "SectionView.columns": "A table, and so another template: RowDrawingTests, BrowserConformanceTests.",
    "SectionView.sort": "As the columns of a table.",
    "Items.parts": "Its parts are nodes: ItemsTreeTests, BrowserConformanceTests.",
    "SectionView.announcement": "What was said stays said: MovingTests, BrowserConformanceTests.",
  ]

  @StyleCases
  static var views: [StyleCase] {
    StyleCase(View.isHidden, .isHidden(), over: label, "row.hidden")
    StyleCase(View.alpha, .alpha(0.33), over: label, "s.opacity === '0.33'")
    StyleCase(View.background, .background(.accent), over: label, "s.backgroundColor === c('var(--accent)')")
    StyleCase(View.background, .background(.rgb(0x102030)), over: label, "s.backgroundColor === 'rgb(16, 32, 48)'")
    StyleCase(View.padding, .padding(.huge), over: label, "s.paddingTop === '24px' && s.paddingLeft === '24px'")
    StyleCase(View.padding, .padding(10.5), over: label, "s.padding === '10.5px'")
    StyleCase(View.cornerRadius, .cornerRadius(.small), over: label, "s.borderTopLeftRadius === '8px'")
    StyleCase(View.cornerRadius, .cornerRadius(7), over: label, "s.borderTopLeftRadius === '7px'")
    StyleCase(
      View.border, .border(Border(width: .medium, color: .negative)), over: label,
      "s.borderTopWidth === '2px' && s.borderTopStyle === 'solid' && s.borderTopColor === c('var(--negative)')")
    StyleCase(
      View.border, .border(Border(width: 3, color: .rgb(0xD81B60))), over: label,
      "s.borderTopWidth === '3px' && s.borderTopStyle === 'solid' && s.borderTopColor === 'rgb(216, 27, 96)'")
    StyleCase(View.grows, .grows(), over: label, isBeside: true, "s.flexGrow === '1'")
    StyleCase(View.alignment, .alignment(.end), over: label, isBeside: true, "/end/.test(s.alignSelf)")
    StyleCase(View.accessibilityLabel, .accessibilityLabel("N"), over: label, "e.getAttribute('aria-label') === 'N'")
    StyleCase(View.accessibilityRole, .accessibilityRole(.alert), over: label, "e.getAttribute('role') === 'alert'")
    StyleCase(
      View.accessibilityHint, .accessibilityHint("H"), over: label, "e.getAttribute('aria-description') === 'H'")
    StyleCase(
      View.accessibilityValue, .accessibilityValue("3 of 5"), over: label,
      "e.getAttribute('aria-description') === '3 of 5'")
    StyleCase(
      View.accessibilityValue, .accessibilityValue("much"), over: Slider.with(.label("L")),
      "q('input').getAttribute('aria-valuetext') === 'much'")
    StyleCase(
      View.accessibilityValue, .accessibilityValue("half"), over: ProgressBar.with(.fraction(0.5)),
      "q('progress').getAttribute('aria-valuetext') === 'half'")
    StyleCase(
      View.isAccessibilityHidden, .isAccessibilityHidden(), over: label, "e.getAttribute('aria-hidden') === 'true'")
    StyleCase(View.tag, .tag("another"), over: label, "e.dataset.tag === 'another'")
    StyleCase(View.destination, .to("/x"), over: Link.with(.title("L")), "e.getAttribute('href') === '/x'")
    StyleCase(
      View.isPrefetched, .isPrefetched(false), over: Link.with(.title("L"), .to("/x")), "e.dataset.prefetch === 'off'")
    StyleCase(
      View.insets, .padding(top: .tiny, leading: .huge), over: label,
      "s.paddingTop === '4px' && s.paddingLeft === '24px' && s.paddingRight === '0px'")
    StyleCase(
      View.insets, .padding(top: 7, leading: 40.5), over: label,
      "s.paddingTop === '7px' && s.paddingLeft === '40.5px' && s.paddingRight === '0px'")
    StyleCase(
      View.insets, .padding(top: .tiny, trailing: 9), over: label.adding(.padding(30)),
      "s.padding === '4px 9px 30px 30px'")
    StyleCase(View.shadow, .shadow(.high), over: label, "s.boxShadow.includes('0px 16px 40px')")
    StyleCase(
      View.shadow, .shadow(.cast(color: .rgb(0xD81B60), radius: 12, x: -3, y: 5.5)), over: label,
      "s.boxShadow === 'rgb(216, 27, 96) -3px 5.5px 12px 0px'")
    StyleCase(
      View.shadow, .shadow(.cast(color: .negative, radius: 2, opacity: 0.25)), over: label,
      "s.boxShadow.includes('/ 0.25) 0px 0px 2px 0px')")
    StyleCase(
      View.shadow, .shadow(.cast(radius: .nan, x: .infinity, y: -1e300, opacity: 7)), over: label,
      "s.boxShadow === 'rgb(0, 0, 0) 0px -9999px 0px 0px'")
    StyleCase(View.clipsContent, .clipsContent(), over: label, "s.overflow === 'clip'")
    StyleCase(
      View.tint, .tint(.negative), over: label,
      "s.getPropertyValue('--accent') === getComputedStyle(document.documentElement).getPropertyValue('--negative')")
    StyleCase(
      View.tint, .tint(.rgb(0x112233)), over: label,
      "s.getPropertyValue('--accent') === '#112233' && s.getPropertyValue('--onAccent') === '#ffffff'")
    StyleCase(
      View.tint, .tint(.rgb(0x112233, opacity: 0.1)), over: label,
      "s.getPropertyValue('--onAccent') === getComputedStyle(document.documentElement).getPropertyValue('--text')")
    StyleCase(
      View.transform, .transform(rotation: 37, scale: 1.4), over: label, "s.rotate === '37deg' && s.scale === '1.4'")
    StyleCase(
      View.transform, .transform(x: 12, y: -4.5), over: label,
      "s.translate === '12px -4.5px' && s.rotate === 'none' && s.scale === 'none'")
    StyleCase(
      View.border, .border(Border(width: 3, color: .rgb(0xD81B60)), cornerRadius: 7), over: label,
      "s.borderTopWidth === '3px' && s.borderTopLeftRadius === '7px'")
    StyleCase(
      View.layoutDirection, .layoutDirection(.rightToLeft), over: label,
      "e.dir === 'rtl' && s.direction === 'rtl' && e.matches(':dir(rtl)')")
    StyleCase(
      View.frame, .frame(width: .points(160), height: .points(48)), over: label,
      "s.width === '160px' && s.height === '48px'")
    StyleCase(
      View.frame, .frame(width: .points(101), height: .points(37)), over: label,
      "s.width === '101px' && s.height === '37px'")
    StyleCase(
      View.frame, .frame(maximumWidth: .points(33)), over: Label.with(.text("Longer than that")),
      "e.getBoundingClientRect().width <= 33.5")
    StyleCase(
      View.frame, .frame(width: .points(3_000), maximumWidth: .points(2_000)), over: label,
      "e.getBoundingClientRect().width > 300 && e.getBoundingClientRect().right <= innerWidth")
    StyleCase(
      View.frame, .frame(minimumWidth: .fraction(0.4), minimumHeight: .points(70), maximumHeight: .points(90)),
      over: label,
      "s.minWidth === '40%' && e.getBoundingClientRect().height === 70 && s.maxHeight === '90px' && s.overflowY === 'auto'"
    )
    StyleCase(View.aspectRatio, .aspectRatio(.wide), over: label, "s.aspectRatio === '16 / 9'")
    StyleCase(View.layoutWeight, .layoutWeight(3), over: label, isBeside: true, "s.flexGrow === '3'")
    StyleCase(View.layoutPriority, .layoutPriority(.low), over: label, isBeside: true, "s.flexShrink === '1000'")
    StyleCase(
      View.layoutPriority, .layoutPriority(.low), over: label.adding(.hasTabularFigures()), isBeside: true,
      "s.flexShrink === '1000'")
    StyleCase(
      View.layoutPriority, .layoutPriority(.high), over: TextField.with(.label("F")), isBeside: true,
      "s.flexShrink === '0'")
    StyleCase(View.layoutPriority, .layoutPriority(.high), over: label, isBeside: true, "s.flexShrink === '0'")
    StyleCase(View.isInteractive, .isInteractive(false), over: label, "e.inert")
    StyleCase(
      View.isCurrent, Style<Link>(View.isCurrent, true), over: Link.with(.title("L"), .to("/x")),
      "e.getAttribute('aria-current') === 'page'")
    StyleCase(
      View.font, .font(Font(size: 22, weight: .heavy, family: .monospaced, isItalic: true)), over: label,
      "s.fontSize === '22px' && s.fontWeight === '800' && /monospace/.test(s.fontFamily) && s.fontStyle === 'italic'")
    StyleCase(
      View.font, .font(Font(family: .named("Inter"))), over: label.adding(.textStyle(.title)),
      "/^\"?Inter/.test(s.fontFamily) && s.fontSize === '20px'")
    StyleCase(View.isBusy, .isBusy(), over: Button.with(.title("B")), "e.getAttribute('aria-busy') === 'true'")
    StyleCase(
      View.reportsFocus, Style<Button>(View.reportsFocus, true), over: Button.with(.title("B")),
      "/focus:0/.test(e.dataset.on)")
    StyleCase(
      View.reportsBlur, Style<Button>(View.reportsBlur, true), over: Button.with(.title("B")),
      "/blur:0/.test(e.dataset.on)"
    )
    StyleCase(
      View.reportsCancel, Style<Button>(View.reportsCancel, true), over: Button.with(.title("B")),
      "/cancel:0/.test(e.dataset.on)")
    StyleCase(
      View.reportsDoubleTap, Style<Button>(View.reportsDoubleTap, true), over: Button.with(.title("B")),
      "/doubleTap:0/.test(e.dataset.on)")
    StyleCase(
      View.reportedKeys, Style<Button>(View.reportedKeys, "ArrowUp Control+k"), over: Button.with(.title("B")),
      "/key:0/.test(e.dataset.on) && e.dataset.keys === 'ArrowUp Control+k'")
    StyleCase(
      View.reportsChange, Style<TextField>(View.reportsChange, true), over: TextField.with(.label("F")),
      "/change:0/.test(q('input').dataset.on)")
  }

  @StyleCases
  private static var texts: [StyleCase] {
    StyleCase(Label.text, .text("Paid"), over: Label.with(), "e.textContent === 'Paid'")
    StyleCase(Label.textStyle, .textStyle(.title), over: label, "s.fontSize === '20px' && s.fontWeight === '600'")
    StyleCase(Label.color, .color(.negative), over: label, "s.color === c('var(--negative)')")
    StyleCase(
      Label.color, .color(.rgb(0x6B2FA0, dark: 0xC9A6EC)), over: label,
      // The page is dark while the styles are set: that of the window's appearance is among them.
      "s.color === 'rgb(201, 166, 236)'")
    StyleCase(
      Label.color, .color(.rgb(0x6B2FA0, opacity: 0.5)), over: label, "/^rgba\\(107, 47, 160, 0.50?/.test(s.color)")
    StyleCase(Label.lines, .lines(2), over: label, "s.webkitLineClamp === '2'")
    StyleCase(Label.textAlignment, .textAlignment(.end), over: label, "/end|right/.test(s.textAlign)")
    StyleCase(Label.hasTabularFigures, .hasTabularFigures(), over: label, "s.fontVariantNumeric === 'tabular-nums'")
    StyleCase(Label.headingLevel, .headingLevel(3), over: label, "e.role === 'heading' && e.ariaLevel === '3'")
    StyleCase(Label.isAnnounced, .isAnnounced(), over: label, "e.getAttribute('aria-live') === 'polite'")
    StyleCase(Label.textFit, .textFit(.truncates), over: label, "s.textOverflow === 'ellipsis'")
    StyleCase(
      Label.lineHeight, .lineHeight(2.5), over: label,
      "e.getBoundingClientRect().height === 2.5 * parseFloat(s.fontSize)")
    StyleCase(
      Label.lineHeight, .lineHeight(1), over: label, "e.getBoundingClientRect().height === parseFloat(s.fontSize)")
    StyleCase(
      Label.minimumScale, .minimumScale(0.8),
      over: label.adding(.textFit(.shrinks), .textStyle(.title)),
      """
      (() => {
        const tile = e.parentElement.style;
        [tile.containerType, tile.width] = ["inline-size", "50px"];
        const size = parseFloat(s.fontSize);
        [tile.containerType, tile.width] = ["", ""];
        return Math.abs(size - 0.8 * 16 * parseFloat(s.getPropertyValue("--size-title"))) < 0.1;
      })()
      """)
    StyleCase(
      Label.textShadow, .textShadow(.cast(color: .rgb(0x112233), radius: 3, y: 1)), over: label,
      "s.textShadow === 'rgb(17, 34, 51) 0px 1px 3px'")
    StyleCase(Label.textShadow, .textShadow(.low), over: label, "s.textShadow.includes('0px 1px 2px')")
    StyleCase(
      Label.highlightedColor, .highlightedColor(.rgb(0x112233)), over: label,
      "e.matches('[data-look~=highlights]') && s.getPropertyValue('--highlight') === '#112233'")
  }

  private static let titled = Button.with(.title("Pay"))

  @StyleCases
  private static var buttons: [StyleCase] {
    StyleCase(Button.title, .title("Pay"), over: Button.with(), "e.innerText.trim() === 'Pay'")
    StyleCase(
      Button.title, .title(StateValues("Pay", selected: "Paid")), over: Button.with(.isSelected(true)),
      "e.innerText.trim() === 'Paid'")
    StyleCase(
      Button.icon, .icon(.add), over: titled,
      "q('use')?.getAttribute('href') === '#icon-add' && s.paddingLeft === '16px'")
    StyleCase(
      Button.title, .title(StateValues("Pay", selected: "On", disabled: "Paid")),
      over: Button.with(.isSelected(true), .isEnabled(false)), "e.innerText.trim() === 'Paid'")
    StyleCase(
      Button.icon, .icon(StateValues(.add, disabled: .check)), over: titled.adding(.isEnabled(false)),
      "[...e.querySelectorAll('svg')].filter((one) => one.checkVisibility()).map((one) => one.dataset.state).join() === 'disabled'"
    )
    StyleCase(Button.variant, .variant(.primary), over: titled, "s.backgroundColor === c('var(--accent)')")
    StyleCase(Button.submission, .submission(Submission("x")), over: titled, "e.type === 'submit'")
    StyleCase(Button.isSelected, .isSelected(true), over: titled, "e.getAttribute('aria-pressed') === 'true'")
    StyleCase(Button.titleColor, .titleColor(.negative), over: titled, "s.color === c('var(--negative)')")
    StyleCase(Button.titleColor, .titleColor(.rgb(0x102030)), over: titled, "s.color === 'rgb(16, 32, 48)'")
    StyleCase(
      Button.titleColor, .titleColor(StateValues(.accent, disabled: .rgb(0x102030))),
      over: titled.adding(.isEnabled(false)), "s.color === 'rgb(16, 32, 48)'")
    StyleCase(
      Button.backgroundColor, .backgroundColor(.positive), over: titled, "s.backgroundColor === c('var(--positive)')")
    StyleCase(
      Button.backgroundColor, .backgroundColor(.rgb(0x102030)), over: titled,
      "s.backgroundColor === 'rgb(16, 32, 48)'")
    StyleCase(Control.isEnabled, .isEnabled(false), over: titled, "e.disabled")
    StyleCase(Control.explanation, .explanation("Why"), over: titled, "e.title === 'Why'")
    StyleCase(Link.title, .title("On"), over: Link.with(), "e.textContent === 'On'")
    StyleCase(Link.icon, .icon(.card), over: Link.with(.title("L")), "q('use')?.getAttribute('href') === '#icon-card'")
    StyleCase(
      Link.isProminent, .isProminent(), over: Link.with(.title("L")), "s.backgroundColor === c('var(--accent)')")
    StyleCase(Menu.title, .title("More"), over: Menu.with(), "q('button').textContent === 'More'")
    StyleCase(Menu.icon, .icon(.list), over: Menu.with(.title("M")), "q('use')?.getAttribute('href') === '#icon-list'")
    StyleCase(
      Menu.items, .items([MenuItem("a", "Add")]), over: Menu.with(.title("M")),
      "q('[popover]').textContent === 'Add' && q('[popover] button').value === 'a'")
  }
}
