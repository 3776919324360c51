@testable import EspalierScreens
@testable import EspalierViews

extension StyleTable {
  private static let field = TextField.with(.label("Name"))
  private static let options: Style<Picker> = .options([PickerOption("a", "A"), PickerOption("b", "B")])

  @StyleCases
  static var inputs: [StyleCase] {
    StyleCase(Input.label, .label("Name"), over: TextField.with(), "/Name/.test(e.textContent)")
    StyleCase(Input.hint, .hint("Help"), over: field, "/Help/.test(e.innerText)")
    StyleCase(
      Input.message, .message("Wrong"), over: field,
      "/Wrong/.test(e.innerText) && q('input').getAttribute('aria-invalid') === 'true'")
    StyleCase(Input.name, .name("first"), over: field, "q('input').name === 'first'")
    StyleCase(
      Input.isLabelHidden, .isLabelHidden(), over: field,
      "[...e.querySelectorAll('*')].some((one) => one.textContent === 'Name' && one.getBoundingClientRect().width <= 1)"
    )
    StyleCase(TextInput.text, .text("Ada"), over: field, "q('input').value === 'Ada'")
    StyleCase(TextInput.placeholder, .placeholder("Type"), over: field, "q('input').placeholder === 'Type'")
    StyleCase(TextInput.maximumLength, .maximumLength(9), over: field, "q('input').maxLength === 9")
    StyleCase(TextField.kind, .kind(.email), over: field, "q('input').type === 'email'")
    StyleCase(TextField.autocomplete, .autocomplete("name"), over: field, "q('input').autocomplete === 'name'")
    StyleCase(TextArea.rows, .rows(7), over: TextArea.with(.label("T")), "q('textarea').rows === 7")
    StyleCase(
      TextArea.growsWithText, .growsWithText(false), over: TextArea.with(.label("T")),
      "getComputedStyle(q('textarea')).fieldSizing === 'fixed'")
    StyleCase(NumberField.value, .value(1.5), over: NumberField.with(.label("N")), "q('input').value === '1.5'")
    StyleCase(NumberField.minimum, .minimum(2), over: NumberField.with(.label("N")), "q('input').min === '2'")
    StyleCase(NumberField.maximum, .maximum(9), over: NumberField.with(.label("N")), "q('input').max === '9'")
    StyleCase(NumberField.step, .step(0.5), over: NumberField.with(.label("N")), "q('input').step === '0.5'")
    StyleCase(
      NumberField.placeholder, .placeholder("0"), over: NumberField.with(.label("N")), "q('input').placeholder === '0'")
    StyleCase(
      DateField.day, .day(Day(year: 2024, month: 2, day: 29)), over: DateField.with(.label("D")),
      "q('input').value === '2024-02-29'")
    StyleCase(
      DateField.minimum, .minimum(Day(year: 2024, month: 2, day: 29)), over: DateField.with(.label("D")),
      "q('input').min === '2024-02-29'")
    StyleCase(
      DateField.maximum, .maximum(Day(year: 2024, month: 2, day: 29)), over: DateField.with(.label("D")),
      "q('input').max === '2024-02-29'")
    StyleCase(Slider.value, .value(0.5), over: Slider.with(.label("S")), "q('input').value === '0.5'")
    StyleCase(
      Slider.minimum, Style<Slider>(Slider.minimum, -5), over: Slider.with(.label("S")), "q('input').min === '-5'")
    StyleCase(
      Slider.maximum, Style<Slider>(Slider.maximum, 5), over: Slider.with(.label("S")), "q('input').max === '5'")
    StyleCase(Slider.step, .step(0.25), over: Slider.with(.label("S")), "q('input').step === '0.25'")
    StyleCase(
      Slider.valueText, .valueText("4 km"), over: Slider.with(.label("S")),
      "q('input').getAttribute('aria-valuetext') === '4 km' && /4 km/.test(e.innerText)")
    StyleCase(Stepper.value, .value(3), over: Stepper.with(.label("S")), "q('output').textContent === '3'")
    StyleCase(
      Stepper.minimum, Style<Stepper>(Stepper.minimum, 0), over: Stepper.with(.label("S")),
      "q('button[value=down]').getAttribute('aria-disabled') === 'true'")
    StyleCase(
      Stepper.maximum, Style<Stepper>(Stepper.maximum, 0), over: Stepper.with(.label("S")),
      "q('button[value=up]').getAttribute('aria-disabled') === 'true'")
    StyleCase(
      Stepper.step, .step(5), over: Stepper.with(.label("S"), .range(0...3)),
      "q('button[value=up]').getAttribute('aria-disabled') === 'true'")
    StyleCase(
      Stepper.valueText, .valueText("two"), over: Stepper.with(.label("S")), "q('output').textContent === 'two'")
    StyleCase(
      Picker.options, options, over: Picker.with(.label("P")),
      "[...q('select').options].map((one) => one.value + one.text).join() === 'aA,bB'")
    StyleCase(
      Picker.selection, .selection("b"), over: Picker.with(.label("P"), options), "q('select').value === 'b'")
    StyleCase(
      Picker.variant, .variant(.segmented), over: Picker.with(.label("P"), options),
      "q('select').hidden && e.querySelectorAll('input[type=radio]').length === 2")
    StyleCase(Toggle.isOn, .isOn(), over: Toggle.with(.label("T")), "q('input').checked")
    StyleCase(Checkbox.isMixed, .isMixed(), over: Checkbox.with(.label("T")), "q('input').indeterminate")
    StyleCase(
      FilePicker.fileTypes, .fileTypes(".csv"), over: FilePicker.with(.label("F")), "q('input').accept === '.csv'")
    StyleCase(TextField.clearsOnSubmit, .clearsOnSubmit(), over: field, "'clears' in q('input').dataset")
    StyleCase(Control.autofocus, .autofocus(), over: field, "q('input').autofocus")
    StyleCase(
      View.focusRequest, .focusRequest(1), over: field,
      // The focus moves on to whoever asks next, so who asked is remembered.
      "window.asked?.includes('it') ?? false")
  }

  private static let series = ChartValues(["a", "b"], [ChartSeries("Sum", [1, 2])])
  private static let shares = ChartItems([ChartItem(id: "a", label: "Food", text: "3", value: 3)])
  private static let bars = ChartItems([ChartItem(id: "a", label: "Food", text: "3", value: 3)])

  @StyleCases
  static var displays: [StyleCase] {
    StyleCase(
      ImageView.image, .image(.icon(.card)), over: ImageView.with(), "q('use').getAttribute('href') === '#icon-card'")
    StyleCase(ImageView.size, .size(64), over: picture, "s.width === '64px' && s.height === '64px'")
    StyleCase(ImageView.color, .color(.negative), over: picture, "s.color === c('var(--negative)')")
    StyleCase(ImageView.caption, .caption("A card"), over: picture, "e.getAttribute('aria-label') === 'A card'")
    StyleCase(
      ImageView.contentMode, .contentMode(.fill), over: picture,
      "q('image').getAttribute('preserveAspectRatio') === 'xMidYMid slice'")
    StyleCase(
      ImageView.contentPosition, .contentPosition(.topRight), over: picture,
      "q('image').getAttribute('preserveAspectRatio') === 'xMaxYMin'")
    StyleCase(
      ImageView.placeholder, .placeholder(.card), over: picture, "q('use').getAttribute('href') === '#icon-card'")
    StyleCase(
      ActivityIndicator.label, .label("Sending"), over: ActivityIndicator.with(), "/Sending/.test(e.textContent)")
    StyleCase(ActivityIndicator.isActive, .isActive(false), over: ActivityIndicator.with(), "!e.checkVisibility()")
    StyleCase(
      ActivityIndicator.scale, .scale(.large), over: ActivityIndicator.with(),
      "getComputedStyle(q('.spinner')).width === '48px'")
    StyleCase(
      ActivityIndicator.isLabelHidden, .isLabelHidden(), over: ActivityIndicator.with(),
      "q('.name').getBoundingClientRect().width <= 1")
    StyleCase(BarChart.bars, .bars(bars), over: BarChart.with(), "/Food/.test(e.textContent)")
    StyleCase(BarChart.title, .title("Sums"), over: BarChart.with(.bars(bars)), "/Sums/.test(e.textContent)")
    StyleCase(BarChart.emptyText, .emptyText("Empty"), over: BarChart.with(), "e.textContent === 'Empty'")
    StyleCase(ProgressBar.fraction, .fraction(0.25), over: ProgressBar.with(), "q('progress').value === 0.25")
    StyleCase(ProgressBar.label, .label("Sent"), over: ProgressBar.with(), "/Sent/.test(e.textContent)")
    StyleCase(Badge.text, .text("New"), over: Badge.with(), "e.textContent === 'New'")
    StyleCase(Badge.count, .count(7), over: Badge.with(), "e.textContent === '7'")
    StyleCase(Badge.maximum, .maximum(5), over: Badge.with(.count(7)), "e.textContent === '5+'")
    StyleCase(
      Badge.color, .color(.negative), over: Badge.with(.text("x")), "s.backgroundColor === c('var(--negative)')")
    StyleCase(
      Badge.color, .color(.rgb(0xFFEE00)), over: Badge.with(.text("x")),
      "s.backgroundColor === 'rgb(255, 238, 0)' && s.color === 'rgb(0, 0, 0)'")
    StyleCase(Avatar.name, .name("Ada Lovelace"), over: Avatar.with(), "/AL/.test(e.textContent)")
    StyleCase(
      Avatar.image, .image("/-/icon.svg"), over: Avatar.with(.name("A")),
      "q('img').getAttribute('src') === '/-/icon.svg'")
    StyleCase(Avatar.size, .size(64), over: Avatar.with(.name("A")), "s.width === '64px'")
    StyleCase(Divider.axis, .axis(.vertical), over: Divider.with(), isBeside: true, "s.width === '1px'")
    StyleCase(DonutChart.shares, .shares(shares), over: DonutChart.with(), "/Food/.test(e.textContent)")
    StyleCase(DonutChart.title, .title("Sums"), over: DonutChart.with(.shares(shares)), "/Sums/.test(e.textContent)")
    StyleCase(DonutChart.emptyText, .emptyText("Empty"), over: DonutChart.with(), "e.textContent === 'Empty'")
    StyleCase(
      DonutChart.centerText, .centerText("33"), over: DonutChart.with(.shares(shares)), "/33/.test(e.textContent)")
    StyleCase(LineChart.lines, .lines(series), over: LineChart.with(), "/Sum/.test(e.textContent)")
    StyleCase(LineChart.title, .title("Course"), over: LineChart.with(.lines(series)), "/Course/.test(e.innerText)")
    StyleCase(LineChart.emptyText, .emptyText("Empty"), over: LineChart.with(), "/Empty/.test(e.innerText)")
    StyleCase(
      LineChart.tableTitle, .tableTitle("Rows"), over: LineChart.with(.lines(series)),
      "q('summary').innerText === 'Rows'")
    StyleCase(ColumnChart.columns, .columns(series), over: ColumnChart.with(), "/Sum/.test(e.textContent)")
    StyleCase(
      ColumnChart.title, .title("Months"), over: ColumnChart.with(.columns(series)), "/Months/.test(e.innerText)")
    StyleCase(ColumnChart.emptyText, .emptyText("Empty"), over: ColumnChart.with(), "/Empty/.test(e.innerText)")
    StyleCase(
      ColumnChart.tableTitle, .tableTitle("Rows"), over: ColumnChart.with(.columns(series)),
      "q('summary').innerText === 'Rows'")
    StyleCase(
      Canvas.drawing,
      .drawing(
        Drawing(
          "Dot", width: 10, height: 10,
          shapes: [.circle(center: Point(5, 5), radius: 5, fill: .rgb(0x102030), stroke: Stroke(.accent))])),
      over: Canvas.with(),
      "q('circle')?.getAttribute('fill') === '#102030' && getComputedStyle(q('circle')).fill === 'rgb(16, 32, 48)' && getComputedStyle(q('circle')).stroke === c('var(--accent)')"
    )
    StyleCase(ContainerView.gap, .gap(.huge), over: Column.of(label, label), "s.rowGap === '24px'")
    StyleCase(
      ContainerView.contentAlignment, .contentAlignment(.center), over: Column.of(label, label),
      "s.alignItems === 'center'")
    StyleCase(
      ContainerView.distribution, .distribution(.spread), over: Column.of(label, label),
      "s.justifyContent === 'space-between'")
    StyleCase(
      GridContainer.columns, .columns(3), over: Grid.of(label, label, label),
      "s.gridTemplateColumns.split(' ').length === 3")
    StyleCase(
      ScrollProperties.isScrollEnabled, .isScrollEnabled(false), over: ScrollView.of(label, label),
      "s.overflowX === 'hidden'")
    StyleCase(
      ScrollProperties.showsIndicators, .showsIndicators(false), over: ScrollView.of(label, label),
      "s.scrollbarWidth === 'none'")
    StyleCase(
      ScrollProperties.isPaging, .isPaging(), over: ScrollView.of(label, label), "s.scrollSnapType === 'x mandatory'")
    StyleCase(
      ScrollProperties.bounces, .bounces(false), over: ScrollView.of(label, label), "s.overscrollBehaviorX === 'none'")
  }

  @StyleCases
  static var chrome: [StyleCase] {
    StyleCase(
      WindowView.appearance, Style<WindowView>(WindowView.appearance, Appearance(colorScheme: .dark, contrast: .high)),
      over: WindowView.with(),
      "e.classList.contains('theme-dark') && getComputedStyle(document.documentElement).colorScheme === 'dark'")
    StyleCase(
      WindowView.hasTabs, Style<WindowView>(WindowView.hasTabs, true), over: WindowView.with(),
      "e.matches('[data-look~=tabs]')")
    StyleCase(
      WindowView.language, Style<WindowView>(WindowView.language, "de"), over: WindowView.with(), "e.lang === 'de'")
    StyleCase(
      WindowView.isRightToLeft, Style<WindowView>(WindowView.isRightToLeft, true), over: WindowView.with(),
      "s.direction === 'rtl'")
    StyleCase(
      TabBarView.title, Style<TabBarView>(TabBarView.title, "Wallet"), over: TabBarView.with(),
      "/Wallet/.test(e.textContent)")
    StyleCase(TabView.title, Style<TabView>(TabView.title, "Start"), over: TabView.with(), "e.textContent === 'Start'")
    StyleCase(
      TabView.icon, Style<TabView>(TabView.icon, .card), over: TabView.with(),
      "q('use')?.getAttribute('href') === '#icon-card'")
    StyleCase(
      TabView.isSelected, Style<TabView>(TabView.isSelected, true), over: TabView.with(),
      "e.getAttribute('aria-current') === 'page'")
    StyleCase(
      ScreenView.screenLayout, Style<ScreenView>(ScreenView.screenLayout, .narrow), over: ScreenView.with(),
      "e.matches('[data-look~=narrow]')")
    StyleCase(
      ScreenView.isBeside, Style<ScreenView>(ScreenView.isBeside, true), over: ScreenView.with(),
      "e.matches('[data-look~=beside]')")
    StyleCase(
      ScreenView.transition, Style<ScreenView>(ScreenView.transition, "push"), over: ScreenView.with(),
      "e.dataset.arrives === 'push'")
    StyleCase(
      NavigationBarView.title, Style<NavigationBarView>(NavigationBarView.title, "Budget"),
      over: NavigationBarView.with(), "q('h1').textContent === 'Budget'")
    StyleCase(
      NavigationBarView.subtitle, Style<NavigationBarView>(NavigationBarView.subtitle, "May"),
      over: NavigationBarView.with(), "/May/.test(e.innerText)")
    StyleCase(
      NavigationBarView.backDestination, Style<NavigationBarView>(NavigationBarView.backDestination, "/x"),
      over: NavigationBarView.with(), "q('.back').getAttribute('href') === '/x'")
    StyleCase(
      NavigationBarView.backTitle, Style<NavigationBarView>(NavigationBarView.backTitle, "All"),
      over: NavigationBarView.with(.set(\.backDestination, "/")),
      "q('.back').innerText.trim() === 'All'")
    StyleCase(
      NavigationBarView.backName, Style<NavigationBarView>(NavigationBarView.backName, "Zurück"),
      over: NavigationBarView.with(.set(\.backDestination, "/")), "q('.back').innerText.trim() === 'Zurück'")
    StyleCase(
      NavigationBarView.closeDestination, Style<NavigationBarView>(NavigationBarView.closeDestination, "/x"),
      over: NavigationBarView.with(), "q('.close').getAttribute('href') === '/x'")
    StyleCase(
      NavigationBarView.closeName, Style<NavigationBarView>(NavigationBarView.closeName, "Zu"),
      over: NavigationBarView.with(.set(\.closeDestination, "/")), "q('.close').getAttribute('aria-label') === 'Zu'")
    StyleCase(
      NavigationBarView.announcement, Style<NavigationBarView>(NavigationBarView.announcement, "Saved"),
      over: NavigationBarView.with(), "/Saved/.test(e.textContent)")
    StyleCase(
      ToolbarMenuView.name, Style<ToolbarMenuView>(ToolbarMenuView.name, "Mehr"), over: ToolbarMenuView.with(),
      "/Mehr/.test(e.outerHTML)")
    StyleCase(
      RowProperties.selection, Style<Label>(RowProperties.selection, .many), over: label,
      "row.querySelector('input[type=checkbox]') !== null")
    StyleCase(
      RowProperties.isSelected, Style<Label>(RowProperties.isSelected, true),
      over: label.adding(Style<Label>(RowProperties.selection, .many)), "row.querySelector('input').checked")
    StyleCase(
      RowProperties.actions, Style<Label>(RowProperties.actions, ActionList([ActionItem(id: "a", title: "Archive")])),
      over: label,
      "/Archive/.test(row.textContent)")
    StyleCase(
      RowProperties.isMovable, Style<Label>(RowProperties.isMovable, true), over: label,
      "row.querySelector('.handle') !== null")
    StyleCase(
      RowProperties.isLoading, Style<Label>(RowProperties.isLoading, true), over: label,
      "row.inert && row.getAttribute('aria-busy') === 'true'")
    StyleCase(
      RowProperties.isWatched, Style<Label>(RowProperties.isWatched, true), over: label, "/appear/.test(row.dataset.on)"
    )
    StyleCase(
      RowProperties.takesDoubleTaps, Style<Label>(RowProperties.takesDoubleTaps, true), over: label,
      "/doubleTap/.test(row.dataset.on)")
  }

  @StyleCases
  static var sections: [StyleCase] {
    StyleCase(section: SectionView.header, .set(\.header, "Accounts"), expression: "q('h2').innerText === 'Accounts'")
    StyleCase(section: SectionView.footer, .set(\.footer, "All"), expression: "q('.footer').textContent === 'All'")
    StyleCase(
      section: SectionView.rowLayout, .set(\.rowLayout, .grid),
      expression: "getComputedStyle(q('.rows')).display === 'grid'"
    )
    StyleCase(
      section: SectionView.isSkeleton, .set(\.isSkeleton, true), expression: "e.getAttribute('aria-busy') === 'true'")
    StyleCase(
      section: SectionView.loadingText, .set(\.isSkeleton, true), .set(\.loadingText, "Lädt"),
      expression: "/Lädt/.test(e.textContent)")
    StyleCase(
      section: SectionView.isExpanded, .set(\.isExpanded, true),
      expression: "q('.disclosure').getAttribute('aria-expanded') === 'true'")
    StyleCase(
      section: SectionView.separators, .separators(.full),
      expression: "getComputedStyle(q('.rows > li + li'), '::before').left === '0px'")
    StyleCase(
      section: SectionView.separators, .separators(.none),
      expression: "getComputedStyle(q('.rows > li + li'), '::before').display === 'none'")
    StyleCase(
      section: SectionView.separatorColor, .separatorColor(.rgb(0x102030)),
      expression: "getComputedStyle(q('.rows > li + li'), '::before').borderTopColor === 'rgb(16, 32, 48)'")
    StyleCase(
      section: SectionView.rowHeight, .rowHeight(80), expression: "getComputedStyle(q('.item')).minHeight === '80px'")
    StyleCase(
      section: SectionView.rowInsets, .rowInsets(Insets(top: .tiny, leading: .huge)),
      expression: "getComputedStyle(q('.item')).padding === '4px 16px 12px 24px'")
    StyleCase(
      section: SectionView.rowGap, .rowGap(.large), expression: "getComputedStyle(q('.rows')).rowGap === '16px'")
    StyleCase(
      section: SectionView.itemWidth, .set(\.rowLayout, .grid), .itemWidth(1_000),
      expression:
        "getComputedStyle(q('.rows')).gridTemplateColumns.split(' ').length === 1 && s.getPropertyValue('--item-width') === '62.5rem'"
    )
    StyleCase(
      section: SectionView.isHeaderPinned, .set(\.header, "H"), .isHeaderPinned(),
      expression: "getComputedStyle(q('h2')).position === 'sticky'")
  }

  /// Properties without a line: what a style cannot set alone, each with the suite that shows its effect.
  static let elsewhere: [String: String] = [
    "ScreenView.isModal": "Another tag, and so another template: ScreenDrawingTests, BrowserConformanceTests.",
    "ModalView.title":
      "A dialog above the page, which would cover the table: BrowserConformanceTests, ScreenDrawingTests.",
    "ModalView.coversAll": "As its title.",
    "DialogView.title": "As that of a modal.", "DialogView.message": "As that of a modal.",
    "DialogView.isSheet": "As that of a modal.", "DialogView.closeName": "As that of a modal.",
    "SectionView.submission": "A form around the rows, and so another template: FormTests, BrowserConformanceTests.",
    "SectionView.rowWindow": "Room for rows that are not made, by the module of long lists: LongListBrowserTests.",
    "SectionView.columns": "A table, and so another template: RowDrawingTests, BrowserConformanceTests.",
    "SectionView.sort": "As the columns of a table.",
    "SectionView.announcement": "What was said stays said: MovingTests, BrowserConformanceTests.",
  ]
}
