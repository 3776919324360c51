public import EspalierViews

// No setters: the framework sets these.
/// One screen: its children are a ``NavigationBarView``, a search row if there is one, and ``SectionView``s.
public final class ScreenView: View {
  /// The width and density of the content.
  @inlinable public static var screenLayout: Property<Screen.Layout> {
    Property(.screenViewScreenLayout, default: .list)
  }
  /// A Boolean value that indicates whether the screen is above others, in a modal.
  @inlinable public static var isModal: Property<Bool> { Property(.screenViewIsModal, default: false) }
  /// The name of the transition with which the screen appears; empty for none.
  @inlinable public static var transition: Property<String> { Property(.screenViewTransition, default: "") }
  /// A Boolean value that indicates whether the screen is shown beside the screen of the visible place. If there is no
  /// space for both, the screen with this property is hidden.
  @inlinable public static var isBeside: Property<Bool> { Property(.screenViewIsBeside, default: false) }
}
