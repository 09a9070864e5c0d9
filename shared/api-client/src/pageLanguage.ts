/** The language of the document; English without one, as in the renderer and in tests of node. */
export function pageLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}
