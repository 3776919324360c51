internal import EspalierViews

extension Section {
  /// Returns a component with everything of the section except its rows: the header, the footer, the columns and the
  /// section's own styles.
  func chrome(_ words: ChromeWords, anchor: String) -> Component<SectionView> {
    var styles: [Style<SectionView>] = [
      .set(\.header, headerView == nil ? header : ""), .set(\.footer, footerView == nil ? footer : ""),
      .set(\.rowLayout, layout),
      .set(\.submission, submission?.name), .set(\.isSkeleton, isSkeleton),
      .set(\.loadingText, words.loading),
    ]
    if !anchor.isEmpty { styles.append(.set(\.anchor, anchor)) }
    if let expansion {
      let flipped = !expansion.isExpanded
      styles.append(.set(\.isExpanded, expansion.isExpanded))
      styles.append(.on(.tap) { _ in expansion.binding.value = flipped })
    }
    if let columns {
      styles.append(.set(\.columns, columns))
      styles.append(.set(\.sort, sorting?.current))
      if let sorting {
        styles.append(
          .on(.action) { value in
            sorting.binding.value = sorting.current?.tapped(value.text) ?? TableSort(value.text)
          })
      }
    }
    let chrome = Component(styles: styles)
    return style.map { chrome.adding($0) } ?? chrome
  }
}
