@testable import EspalierScreens
@testable import EspalierViews

extension StyleTable {
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
      section: SectionView.selectionColor, .selectionColor(.rgb(0x102030)),
      expression: "getComputedStyle(q('.rows > li')).getPropertyValue('--hover') === '#102030'")
    StyleCase(section: SectionView.anchor, .set(\.anchor, "s-1"), expression: "e.id === 's-1'")
    StyleCase(
      section: SectionView.rowHeight, .rowHeight(80), expression: "getComputedStyle(q('.item')).minHeight === '80px'")
    StyleCase(
      section: SectionView.rowInsets, .rowInsets(Insets(top: .tiny, leading: .huge)),
      expression: "getComputedStyle(q('.item')).padding === '4px 16px 12px 24px'")
    StyleCase(
      section: SectionView.rowGap, .rowGap(.large), expression: "getComputedStyle(q('.rows')).rowGap === '16px'")
    StyleCase(section: SectionView.rowGap, .rowGap(5), expression: "getComputedStyle(q('.rows')).rowGap === '5px'")
    StyleCase(
      section: SectionView.itemWidth, .set(\.rowLayout, .grid), .itemWidth(1_000),
      expression:
        "getComputedStyle(q('.rows')).gridTemplateColumns.split(' ').length === 1 && s.getPropertyValue('--item-width') === '62.5rem'"
    )
    StyleCase(
      section: SectionView.isHeaderPinned, .set(\.header, "H"), .isHeaderPinned(),
      expression: "getComputedStyle(q('h2')).position === 'sticky'")
  }
}
