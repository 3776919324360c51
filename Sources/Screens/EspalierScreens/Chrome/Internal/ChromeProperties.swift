package import EspalierViews

// The names of the properties of the framework's own chrome in descriptions and logs.

extension ScreenView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) {
    table.add(screenLayout, isModal, isBeside)
  }
}

extension NavigationBarView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) {
    table.add(title, subtitle, backDestination, backTitle, closeDestination)
    table.add(backName, closeName, announcement)
  }
}

extension SectionView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) {
    table.add(header, footer, rowLayout, submission, isSkeleton)
    table.add(isExpanded, columns, sort, announcement, loadingText, rowWindow)
    table.add(separators, separatorColor, rowHeight, rowInsets, rowGap, itemWidth, isHeaderPinned)
  }
}

extension WindowView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) {
    table.add(appearance, hasTabs, language, isRightToLeft)
  }
}

extension TabBarView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) { table.add(title) }
}

extension TabView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) { table.add(title, icon, isSelected) }
}

extension ModalView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) { table.add(title, coversAll) }
}

extension ToolbarMenuView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) { table.add(name) }
}

extension DialogView: PropertyNaming {
  package static func nameProperties(in table: inout FrameworkProperties.Table) {
    table.add(title, message, isSheet, closeName)
  }
}
