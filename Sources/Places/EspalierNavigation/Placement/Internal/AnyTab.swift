internal import EspalierViews

/// A tab, without its route's type.
package struct AnyTab {
  let id: String
  let title: String
  let icon: Icon
  let route: RootRoute
}
