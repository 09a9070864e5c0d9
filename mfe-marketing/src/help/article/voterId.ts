const KEY = 'sanchay.help.voter';
let ofThisPage: string | undefined;

/** The id by which this browser's votes count once. Where storage is blocked it lasts as long as the page. */
export function voterId(): string {
  ofThisPage ??= kept() ?? crypto.randomUUID();
  try {
    localStorage.setItem(KEY, ofThisPage);
  } catch {
    // Blocked or full; the page's own id serves.
  }
  return ofThisPage;
}

function kept(): string | null {
  try {
    const id = localStorage.getItem(KEY);
    return id !== null && /^[\w-]{8,64}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
