@testable import EspalierScreens
@testable import EspalierViews

extension StyleTable {
  private static let series = ChartValues(["a", "b"], [ChartSeries("Sum", [1, 2])])
  private static let shares = ChartItems([ChartItem(id: "a", label: "Food", text: "3", value: 3)])
  private static let bars = ChartItems([ChartItem(id: "a", label: "Food", text: "3", value: 3)])

  @StyleCases
  static var displays: [StyleCase] {
    StyleCase(
      ImageView.image, .image(.icon(.card)), over: ImageView.with(), "q('use')?.getAttribute('href') === '#icon-card'")
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
      ImageView.contentMode, .contentMode(.original), over: picture,
      "q('image').dataset.original === 'center' && !q('image').hasAttribute('width')")
    StyleCase(
      ImageView.image, .image(.frames([.icon(.card), .icon(.add)], every: 0.5)), over: ImageView.with(),
      "e.querySelectorAll('[data-part=frames] use').length === 2 && s.getPropertyValue('--film') === '1s'")
    StyleCase(
      ImageView.highlightedImage, .highlightedImage(.icon(.card)), over: picture,
      "!(q('[data-part=highlighted]')?.checkVisibility() ?? true)")
    StyleCase(
      Cell.indentationLevel, .indentationLevel(2), over: Cell.with(.title("C")),
      "getComputedStyle(e, '::before').width === '32px'")
    StyleCase(
      Cell.indentationWidth, .indentationWidth(10), over: Cell.with(.title("C"), .indentationLevel(3)),
      "getComputedStyle(e, '::before').width === '30px'")
    StyleCase(
      ScrollContainer.axis, .axis(.vertical), over: ScrollView.of(label),
      "s.flexDirection === 'column' && s.overflowY === 'auto'")
    StyleCase(
      ScrollContainer.offset, .offset(ScrollOffset(x: 30)), over: ScrollView.of(label), "e.dataset.offset === '30 0'")
    StyleCase(
      ScrollContainer.reportsOffset, .onScroll { _ in }, over: ScrollView.of(label), "e.dataset.on === 'seen:0'")
    StyleCase(
      MoreRowsView.text, Style<MoreRowsView>(MoreRowsView.text, "Lädt"), over: MoreRowsView.with(),
      "/Lädt/.test(e.textContent)")
    StyleCase(
      SectionIndexView.index,
      Style<SectionIndexView>(SectionIndexView.index, SectionIndex([SectionIndex.Entry(title: "A", anchor: "s-1")])),
      over: SectionIndexView.with(), "q('a')?.getAttribute('href') === '#s-1'")
    StyleCase(
      ImageView.placeholder, .placeholder(.card), over: picture, "q('use')?.getAttribute('href') === '#icon-card'")
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
    StyleCase(
      ProgressBar.trackColor, .trackColor(.rgb(0x112233)), over: ProgressBar.with(.fraction(0.5)),
      "getComputedStyle(q('progress')).backgroundColor === 'rgb(17, 34, 51)'")
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
    StyleCase(ContainerView.gap, .gap(10), over: Column.of(label, label), "s.rowGap === '10px'")
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
}
