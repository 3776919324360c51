/// The script that finds elements inside the page.
///
/// One script does the whole search so that it sees a single state of the page, and one round trip is enough.
enum LocatorScript {
  /// The script that takes a locator and a flag for visible elements only. It returns `{found: [element], count,
  /// hidden}` with at most 500 elements.
  static let find = names + search

  private static let search = #"""

    const roots = root => [root, ...[root, ...root.querySelectorAll("*")]
      .filter(element => element.shadowRoot).flatMap(element => roots(element.shadowRoot))];
    const select = (root, selector) => roots(root).flatMap(one => [...one.querySelectorAll(selector)]);
    const isReachable = element => !element.closest("[aria-hidden=true], [inert]");
    const isShown = element => element.checkVisibility({visibilityProperty: true})
      && [...element.getClientRects()].some(box => box.width > 0 && box.height > 0);
    const bare = text => (text ?? "").replace(/\s+/g, "").toLowerCase();
    const textOf = element => tidy(element.innerText ?? element.textContent);
    const unseen = "script, style, template, noscript";
    const innermost = (root, wanted, agrees) => {
      const needle = bare(wanted);
      const below = element => {
        if (element.matches(unseen) || !bare(element.textContent).includes(needle)) return [];
        const inner = [...element.children].flatMap(below);
        if (inner.length) return inner;
        const source = element.querySelector(unseen) ? "" : tidy(element.textContent);
        return agrees(source) || agrees(textOf(element)) ? [element] : [];
      };
      return roots(root).flatMap(one => one instanceof Element ? below(one) : [...one.children].flatMap(below));
    };
    const search = (root, query) => {
      const wanted = tidy(query.value);
      const isNamed = element => isReachable(element) && nameOf(element) === wanted;
      switch (query.way) {
        case "css": return select(root, query.value);
        case "role": return select(root, selectorOf(query.role)).filter(isNamed);
        case "field": return select(root, fields).filter(isNamed);
        case "text": return innermost(root, wanted, text => text === wanted);
        default: return innermost(root, wanted, text => text.includes(wanted));
      }
    };
    const resolve = (query, onlyShown) => {
      const outer = query.around ? resolve(query.around, onlyShown).shown : [document];
      const matches = [...new Set(outer.flatMap(one => search(one, query)))]
        .filter(element => !query.part || textOf(element).includes(tidy(query.part)));
      let shown = onlyShown ? matches.filter(isShown) : matches;
      const hidden = matches.length - shown.length;
      if (query.position !== undefined) shown = shown.slice(query.position, query.position + 1);
      return {shown, hidden};
    };
    if (!document.documentElement) return {found: [], count: 0, hidden: 0};
    const {shown, hidden} = resolve(arguments[0], arguments[1]);
    return {found: shown.slice(0, 500), count: shown.length, hidden};
    """#

  /// The script that reads roles and accessible names. The browser's own computation handles only one element at a
  /// time, which would cost a round trip for every candidate.
  private static let names = #"""
    const tidy = text => (text ?? "").replace(/\s+/g, " ").trim();
    const words = text => tidy(text).split(" ").filter(Boolean);
    const fields = `input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]), textarea, select,
      [contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox],
      [role=spinbutton], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=listbox]`;
    const implied = {
      button: "button, summary, input[type=submit], input[type=button], input[type=reset], input[type=image]",
      link: "a[href], area[href]", heading: "h1, h2, h3, h4, h5, h6", listitem: "li", list: "ul, ol",
      checkbox: "input[type=checkbox]", radio: "input[type=radio]", option: "option", img: "img", dialog: "dialog",
      textbox: "textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]",
      searchbox: "input[type=search]", spinbutton: "input[type=number]", slider: "input[type=range]",
      combobox: "select", navigation: "nav", main: "main", form: "form", table: "table", row: "tr", article: "article",
      region: "section", group: "fieldset, details", progressbar: "progress", status: "output",
    };
    const selectorOf = role => (implied[role] ?? "").split(",").filter(Boolean)
      .map(one => one.trim() + ":not([role])").concat(`[role~="${CSS.escape(role)}"]`).join(", ");
    const namedByContent = new Set(words(`button a summary h1 h2 h3 h4 h5 h6 li option tr td th`));
    const rolesNamedByContent = new Set(words(`button link heading listitem option tab menuitem menuitemcheckbox
      menuitemradio treeitem row cell gridcell columnheader rowheader checkbox radio switch tooltip`));
    const insideOf = node => [...(node.shadowRoot ?? node).childNodes]
      .flatMap(child => child.tagName === "SLOT" ? child.assignedNodes({flatten: true}) : [child])
      .map(contentOf).join("");
    const contentOf = node => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
      const display = getComputedStyle(node).display;
      if (display !== "contents" && !node.checkVisibility({visibilityProperty: true})) return "";
      if (tidy(node.getAttribute("aria-label"))) return node.getAttribute("aria-label");
      if (node.tagName === "IMG") return node.alt;
      if (/^(INPUT|SELECT|TEXTAREA|SCRIPT|STYLE)$/.test(node.tagName)) return "";
      if (node.tagName === "svg") return node.querySelector(":scope > title")?.textContent ?? "";
      return /^(inline|contents)$/.test(display) ? insideOf(node) : ` ${insideOf(node)} `;
    };
    const nativeNameOf = element => {
      const labels = tidy([...(element.labels ?? [])].map(insideOf).join(" "));
      if (labels) return labels;
      if (element.tagName === "INPUT" && /^(submit|button|reset)$/.test(element.type))
        return tidy(element.value) || {submit: "Submit", reset: "Reset"}[element.type];
      if (/^(IMG|AREA)$/.test(element.tagName) || element.type === "image") return tidy(element.alt);
      const caption = /^(FIELDSET|TABLE|FIGURE)$/.test(element.tagName)
        && element.querySelector(":scope > legend, :scope > caption, :scope > figcaption");
      if (caption) return tidy(insideOf(caption));
      const role = words(element.getAttribute("role"))[0];
      const isNamedByContent =
        role ? rolesNamedByContent.has(role) : namedByContent.has(element.tagName.toLowerCase());
      return isNamedByContent ? tidy(insideOf(element)) : "";
    };
    const nameOf = element => {
      const tree = element.getRootNode();
      const labels = words(element.getAttribute("aria-labelledby")).map(id => tree.getElementById(id)).filter(Boolean);
      const referred = tidy(labels.map(label => label.getAttribute("aria-label") ?? insideOf(label)).join(" "));
      return referred || tidy(element.getAttribute("aria-label")) || nativeNameOf(element) || tidy(element.title)
        || tidy(element.placeholder) || tidy(element.getAttribute("aria-placeholder"));
    };
    """#
}
