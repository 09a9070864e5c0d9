import { PHONE_QUERY } from '../tokens/media.ts';

type Layers = symbol[];

/** One list a page, whichever bundle opened the layer. */
const LAYERS = Symbol.for('sanchay.layers');

function layersOf(page: Document & { [LAYERS]?: Layers }): Layers {
  return (page[LAYERS] ??= []);
}

/**
 * While a layer lies over the page, Back on a phone closes the uppermost layer instead of leaving the page. A browser that
 * does not let a page stop Back leaves it, and the layer closes with it.
 * @param close null for a layer that Back does not close; Back then leaves the page.
 * @returns ends it, for when the layer is gone.
 */
export function closeOnBack(close: (() => void) | null): () => void {
  const layers = layersOf(document);
  const own = Symbol('layer');
  layers.push(own);
  const back = (event: NavigateEvent): void => {
    if (close === null || layers.at(-1) !== own || event.navigationType !== 'traverse') return;
    const here = navigation.currentEntry?.index ?? 0;
    if (event.defaultPrevented || event.destination.index >= here) return;
    if (!globalThis.matchMedia(PHONE_QUERY).matches) return;
    if (event.cancelable) event.preventDefault();
    close();
  };
  const known = 'navigation' in globalThis;
  if (known) navigation.addEventListener('navigate', back);
  return () => {
    if (known) navigation.removeEventListener('navigate', back);
    layers.splice(layers.indexOf(own), 1);
  };
}
