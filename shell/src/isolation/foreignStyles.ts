/** Milliseconds between two looks at the rules of an area: no observer reports an inserted rule or an adopted sheet. */
const LOOK_EVERY = 500;

/** Rules that match elements; others (keyframes, fonts, layers) name things of their own and stay as they are. */
function matches(rule: CSSRule): boolean {
  return rule instanceof CSSStyleRule || rule instanceof CSSConditionRule;
}

/** Puts the rules that match elements into a scope, one by one in their places. What cannot be read stays. */
function scopeRules(sheet: CSSStyleSheet, root: string): void {
  try {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!matches(rule)) continue;
      sheet.deleteRule(index);
      sheet.insertRule(`@scope (${root}) { ${rule.cssText} }`, index);
    }
  } catch {
    // A sheet of another origin, or a browser without scopes.
  }
}

/** Switches sheets on or off. The elements stay: inserted rules would be gone with them. */
function enable(nodes: readonly Style[], on: boolean): void {
  for (const { sheet } of nodes) if (sheet) sheet.disabled = !on;
}

type Style = HTMLStyleElement | HTMLLinkElement;

/** Styles of the shell and of emotion, whose class names are hashes. */
const isOwn = (node: Element): boolean => node.hasAttribute('data-emotion');

const isStyle = (node: Node): node is Style =>
  node instanceof HTMLStyleElement ||
  (node instanceof HTMLLinkElement && node.relList.contains('stylesheet'));

/**
 * Keeps stylesheets that an area adds to the page within the area: those in the head and those that are adopted apply
 * below its slot only, are off when it is left and come back with it. What cannot be read (another origin) goes and comes back
 * without a scope. The policy of the page forbids inline text in a style element, so rules are changed one by one.
 */
class StyleGuard {
  readonly #page: Document;
  readonly #slot: Element;
  readonly #own: ReadonlySet<CSSStyleSheet>;
  readonly #left = new Map<string, { nodes: Style[]; sheets: CSSStyleSheet[] }>();
  #area: string | null = null;
  #nodes: Style[] = [];

  constructor(page: Document, slot: Element) {
    this.#page = page;
    this.#slot = slot;
    this.#own = new Set(page.adoptedStyleSheets);
  }

  watch(): void {
    new MutationObserver((records) => this.#added(records)).observe(this.#page.head, { childList: true });
    new MutationObserver(() => this.#follow()).observe(this.#slot, { childList: true });
    setInterval(() => this.#scope(), LOOK_EVERY);
    this.#follow();
  }

  #mounted(): string | null {
    return this.#slot.querySelector<HTMLElement>(':scope > [data-remote]')?.dataset.remote ?? null;
  }

  #follow(): void {
    const now = this.#mounted();
    if (now === this.#area) return;
    this.#leave();
    this.#area = now;
    const back = now === null ? undefined : this.#left.get(now);
    if (!back) return;
    this.#nodes = back.nodes;
    enable(back.nodes, true);
    this.#page.adoptedStyleSheets = [...this.#page.adoptedStyleSheets, ...back.sheets];
  }

  #leave(): void {
    const sheets = this.#adopted();
    if (this.#area !== null && (this.#nodes.length > 0 || sheets.length > 0))
      this.#left.set(this.#area, { nodes: this.#nodes, sheets });
    enable(this.#nodes, false);
    this.#nodes = [];
    if (sheets.length > 0)
      this.#page.adoptedStyleSheets = this.#page.adoptedStyleSheets.filter((sheet) => this.#own.has(sheet));
  }

  #adopted(): CSSStyleSheet[] {
    return this.#page.adoptedStyleSheets.filter((sheet) => !this.#own.has(sheet));
  }

  #added(records: readonly MutationRecord[]): void {
    const area = this.#mounted();
    if (area === null) return;
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!isStyle(node) || isOwn(node) || this.#nodes.includes(node)) continue;
      this.#nodes.push(node);
    }
    this.#scope();
  }

  #scope(): void {
    const area = this.#mounted();
    if (area === null) return;
    const added = this.#nodes.flatMap(({ sheet }) => sheet ?? []);
    for (const sheet of [...added, ...this.#adopted()]) scopeRules(sheet, `[data-remote="${area}"]`);
  }
}

/** Keeps the stylesheets of each area to itself. @param slot the element in which areas are mounted */
export function guardStyles(page: Document, slot: Element): void {
  if ('adoptedStyleSheets' in page) new StyleGuard(page, slot).watch();
}
