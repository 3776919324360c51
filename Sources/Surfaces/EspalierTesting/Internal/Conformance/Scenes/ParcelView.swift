internal import EspalierViews

/// A view with a property whose values stand for styles of its children.
final class ParcelView: View {
  static let stage = Property("stage", of: ParcelView.self, default: 0) { stage in
    switch stage {
    case 1: .child(\.note, .text("On its way"))
    case 2: .all(.child(\.note, .text("Delivered")), .child(\.track, .isHidden(true)))
    default: nil
    }
  }
  static let note = Child("note", Label.self)
  static let track = Child("track", Button.self)

  override class var layout: Layout {
    .row {
      note.with(.text("Packed"))
      track.with(.title("Track the parcel"))
    }
  }
}
