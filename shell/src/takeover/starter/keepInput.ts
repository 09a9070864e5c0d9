import { caretOf, fieldOf, readField, repeatField, type Field, type KeptField } from './fields.ts';
import { finishTakeover, isOwned, isTakenOver, standIn } from './ownership.ts';

/** What is kept until the page's components are there. */
export interface InputKeeper {
  /** Repeats what can be repeated now. @returns false once nothing is kept any more. */
  repeat(): boolean;
  /** Lets go of what nothing came for. */
  forget(): void;
  /** Forgets, and stops listening. */
  end(): void;
}

/** The form that a press would send as plain HTML, because it has an action; null when it has none. */
function plainForm(element: Element): HTMLFormElement | null {
  const form = element.closest('form');
  return form?.hasAttribute('action') ? form : null;
}

/** The button that is pressed, or null for what works without scripts: links, boxes, disclosures, plain forms. */
function pressedButton(target: EventTarget | null): HTMLElement | null {
  const button = (target as Element | null)?.closest?.<HTMLElement>('button, [role="button"]') ?? null;
  if (!button || button.closest('a[href]')) return null;
  const sends = button instanceof HTMLButtonElement && button.type === 'submit';
  return sends && plainForm(button) ? null : button;
}

/**
 * Stores the user's interactions before the page's components listen, on elements that have no owner yet: what they
 * type, tick and choose, and the presses of buttons and submissions of forms in their order, each element once. They are
 * replayed once their elements are hydrated.
 * @param onKept called each time an interaction is stored
 */
export function keepInput(page: Document, onKept: () => void = () => undefined): InputKeeper {
  const fields = new Map<Field, KeptField>();
  const presses = new Map<Element, (element: Element) => void>();
  const nobodys = (element: Element): boolean => isTakenOver(element) && !isOwned(element);

  const ready = <E extends Element>(element: E): E | null => {
    const now = standIn(element, page);
    // On an element without an owner it notifies a part that waits to be used.
    if (now) finishTakeover(now);
    if (!now || !isOwned(now)) return null;
    return now;
  };
  let repeating = false;
  const repeatFields = (): void => {
    if (repeating) return;
    repeating = true;
    // Before anything is replayed, which may draw other fields anew.
    const focused = fieldOf(page.activeElement);
    const caret = caretOf(focused);
    try {
      for (const [field, kept] of fields) {
        const now = ready(field);
        if (!now) continue;
        fields.delete(field);
        if (now !== field && page.activeElement === page.body) now.focus({ preventScroll: true });
        repeatField(now, kept, now === focused ? caret : caretOf(now));
      }
    } finally {
      repeating = false;
    }
  };
  const typed = (event: Event): void => {
    const field = fieldOf(event.target);
    if (!field || repeating) return;
    // The last input comes last: an earlier choice may set what was typed after it.
    fields.delete(field);
    if (nobodys(field)) {
      fields.set(field, readField(field));
      event.stopPropagation();
      onKept();
    } else if ([...fields.keys()].some(ready)) {
      fields.set(field, readField(field));
      event.stopPropagation();
      repeatFields();
    }
  };
  const pressed = (event: Event): void => {
    // A press between the takeover and the replay must find what was typed before it.
    repeatFields();
    const button = pressedButton(event.target);
    if (!button || !nobodys(button)) return;
    event.preventDefault();
    event.stopPropagation();
    presses.set(button, (element) => (element as HTMLElement).click());
    onKept();
  };
  const sent = (event: Event): void => {
    repeatFields();
    const form = event.target as HTMLFormElement;
    if (!nobodys(form) || form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopPropagation();
    presses.set(form, (element) => (element as HTMLFormElement).requestSubmit());
    onKept();
  };
  const listeners = { input: typed, change: typed, click: pressed, submit: sent } as const;
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener, true);

  const forget = (): void => {
    fields.clear();
    presses.clear();
  };
  return {
    repeat() {
      repeatFields();
      for (const [element, repeat] of presses) {
        const now = fields.size === 0 ? ready(element) : null;
        if (!now) break;
        presses.delete(element);
        repeat(now);
      }
      return fields.size > 0 || presses.size > 0;
    },
    forget,
    end() {
      forget();
      for (const [type, listener] of Object.entries(listeners))
        page.removeEventListener(type, listener, true);
    },
  };
}
