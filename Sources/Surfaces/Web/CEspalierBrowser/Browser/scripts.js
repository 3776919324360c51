// Scripts of the app: each looks after the elements that name it. Loaded when the first of them comes (`data-module`).
(() => {
  const NAMED = "[data-script]";
  const root = document.getElementById("espalier");
  const folder = document.querySelector("meta[name=espalier-assets]")?.content;
  const kept = new Map(); // of each element that is looked after: by what, and what it was told last
  const faulty = new Set(); // the scripts that were told of
  const loading = new Map(); // by their paths, the scripts: one promise each, so that elements come in the order of the page
  let left = new Map(); // by their keys, what elements left behind that went with a fresh render

  const fail = (entry, where, error) => {
    entry.hasFailed = true;
    entry.element.dataset.scriptFailed = "";
    if (faulty.has(entry.path)) return;
    faulty.add(entry.path);
    console.error(`espalier: the script ${entry.path} failed in ${where} and is left alone:`, error);
  };

  const call = (entry, name, ...rest) => {
    if (entry.hasFailed) return undefined;
    try {
      const result = entry.script[name]?.(entry.element, ...rest);
      // One that takes its time may throw later.
      if (typeof result?.catch === "function") result.catch((error) => fail(entry, name, error));
      return result;
    } catch (error) {
      fail(entry, name, error);
    }
    return undefined;
  };

  const toldTo = ({ dataset }) => dataset.scriptValue;
  const valueOf = (told) => (told === undefined ? undefined : JSON.parse(told));

  const raiserOf = (entry) => (name, value = null) => {
    if (!/^[A-Za-z0-9]+$/.test(name)) throw new TypeError(`${name} is no name of a signal`);
    const text = `${name} ${JSON.stringify(value)}`;
    // A message beyond that would be refused as a whole, and what waits with it held up.
    if (text.length > 16_000) throw new RangeError(`the value of ${name} is too large to be told`);
    const detail = { kind: "signal", value: text };
    entry.element.dispatchEvent(new CustomEvent("espalier", { bubbles: true, detail }));
  };

  const load = (path) => {
    if (!folder) throw new Error("the app has no assets; add it to `assets` of its WebConfiguration");
    if (!loading.has(path)) loading.set(path, import(new URL(folder + path, location.href)));
    return loading.get(path);
  };

  const take = async (element) => {
    const path = element.dataset.script;
    const entry = { element, path, script: null, hasFailed: false, isMounted: false, told: undefined };
    kept.set(element, entry);
    try {
      entry.script = (await load(path)).default ?? {};
    } catch (error) {
      return fail(entry, "loading", error);
    }
    if (!element.isConnected) return;
    const { scriptKey } = element.dataset;
    const told = toldTo(element);
    Object.assign(entry, { told, isMounted: true });
    const before = left.get(scriptKey);
    left.delete(scriptKey);
    call(entry, "mount", valueOf(told), { raise: raiserOf(entry), left: before });
  };

  const update = (element) => {
    const entry = kept.get(element);
    const told = toldTo(element);
    if (!entry?.isMounted || entry.told === told) return;
    entry.told = told;
    call(entry, "update", valueOf(told));
  };

  const drop = (entry, isAfresh) => {
    kept.delete(entry.element);
    if (!entry.isMounted) return;
    const leaves = call(entry, "destroy");
    if (isAfresh && leaves !== undefined) left.set(entry.element.dataset.scriptKey, leaves);
  };

  new MutationObserver((records) => {
    // What a script does inside its own element is nobody's business.
    const ours = records.filter(({ type, target }) => type === "attributes" || !target.closest(NAMED));
    if (!ours.length) return;
    const isAfresh = ours.some(({ target, removedNodes }) => target === root && removedNodes.length);
    if (isAfresh) left = new Map();
    for (const entry of [...kept.values()]) if (!entry.element.isConnected) drop(entry, isAfresh);
    for (const { type, target } of ours) if (type === "attributes") update(target);
    for (const element of root.querySelectorAll(NAMED)) if (!kept.has(element)) take(element);
  }).observe(root, { childList: true, subtree: true, attributeFilter: ["data-script-value"] });

  for (const element of root.querySelectorAll(NAMED)) take(element);
})();
