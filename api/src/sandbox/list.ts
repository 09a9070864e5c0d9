import { html, type Html } from '../platform/html.ts';

/** A list, or words for there being none. */
export function listOr(items: Html[], nothing: string): Html {
  return items.length > 0
    ? html`<ul>
        ${items}
      </ul>`
    : html`<p class="quiet">${nothing}</p>`;
}
