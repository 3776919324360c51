/// An object that must be released with its module.
struct OwnedObject {
  weak var object: AnyObject?
}
