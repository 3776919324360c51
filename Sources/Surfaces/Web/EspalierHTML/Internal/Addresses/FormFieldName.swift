/// The conversion between a field's name in the app and its name in the browser.
///
/// A form has its fields as properties, which hide the form's own properties: if a field is named `elements`, no script
/// finds the form's elements. So a name that a form already has is marked for the browser, and unmarked when the
/// browser sends it.
package enum FormFieldName {
  /// The prefix of the names of fields that hold a secret.
  package static let secretPrefix = "secret:"

  /// The prefix that a field's name gets in the browser if forms already have a property or function of that name.
  private static let mark = "field:"

  /// The names that a field cannot have in a browser: the properties and functions, of forms and of elements in
  /// general, that scripts call on a form.
  ///
  /// Names that only describe a form, such as its `name` and `action`, remain available for fields, because browsers
  /// autofill fields by such names.
  private static let taken: Set<String> = [
    "addEventListener", "after", "append", "appendChild", "ariaLabel", "assignedSlot",
    "attachShadow", "attributes", "baseURI", "before", "blur", "checkValidity",
    "checkVisibility", "childElementCount", "childNodes", "children", "classList", "className", "click", "clientHeight",
    "clientLeft", "clientTop", "clientWidth", "cloneNode", "closest", "compareDocumentPosition", "constructor",
    "contains",
    "contentEditable", "control", "dataset", "dispatchEvent", "elements", "enctype",
    "firstChild", "firstElementChild", "focus", "form", "getAnimations", "getAttribute", "getAttributeNames",
    "getBoundingClientRect", "getElementsByClassName", "getElementsByTagName", "getRootNode", "hasAttribute",
    "hasAttributes",
    "hasChildNodes", "hidden", "hidePopover", "id", "innerHTML", "innerText", "insertAdjacentElement",
    "insertAdjacentHTML", "insertBefore", "isConnected", "isContentEditable", "isEqualNode", "isSameNode", "labels",
    "lang",
    "lastChild", "lastElementChild", "localName", "matches", "moveBefore", "namespaceURI",
    "nextElementSibling", "nextSibling", "noValidate", "nodeName", "nodeType", "nodeValue", "offsetHeight",
    "offsetLeft", "offsetParent", "offsetTop", "offsetWidth", "outerHTML", "ownerDocument",
    "parentElement", "parentNode", "prepend", "previousElementSibling", "previousSibling",
    "querySelector", "querySelectorAll", "relList", "remove", "removeAttribute", "removeChild", "removeEventListener",
    "replaceChild", "replaceChildren", "replaceWith", "reportValidity", "requestSubmit", "reset", "scroll",
    "scrollBy", "scrollHeight", "scrollIntoView", "scrollLeft", "scrollTo", "scrollTop", "scrollWidth", "setAttribute",
    "shadowRoot", "showPopover", "style", "submit", "tabIndex", "tagName", "textContent",
    "toString", "toggleAttribute", "togglePopover", "valueOf",
  ]

  /// Returns the name that the browser sees.
  package static func marked(_ name: String) -> String { taken.contains(name) ? mark + name : name }

  /// Returns the app's own name for a name that the browser sends.
  package static func unmarked(_ name: String) -> String {
    guard name.hasPrefix(mark) else { return name }
    let own = String(name.dropFirst(mark.count))
    return taken.contains(own) ? own : name
  }
}
