export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The user's input in a field: its text or choice, and for boxes whether it is ticked. */
export interface KeptField {
  value: string;
  checked: boolean | null;
}

/** The field that an event is about, or null. */
export function fieldOf(target: EventTarget | null): Field | null {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isField ? target : null;
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** What stands in a field now. */
export function readField(field: Field): KeptField {
  return { value: field.value, checked: isBox(field) ? field.checked : null };
}

/** Sets a value past React's own setter, as a user's typing does, so that the event after it counts as a change. */
function setUnseen(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
}

/** Where a selection begins and ends; both are the same for a caret. */
export type Caret = [from: number, to: number];

/** Where the caret stands, for fields that have one. */
export function caretOf(field: Field | null): Caret | null {
  if (field === null || field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

/**
 * Replays the user's input in a field, now that its component listens: the value that was rendered, then the user's
 * with its event. Focus stays, and so does the caret.
 */
export function repeatField(field: Field, kept: KeptField, caret: Caret | null): void {
  if (kept.checked !== null && field instanceof HTMLInputElement) {
    field.checked = field.defaultChecked;
    if (field.checked !== kept.checked) field.click();
    return;
  }
  const focused = field.ownerDocument.activeElement === field;
  // React has not seen the focus come, and some fields format only what nobody is typing in.
  if (focused) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  setUnseen(field, kept.value);
  if (caret && focused) (field as HTMLInputElement).setSelectionRange(...caret);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
