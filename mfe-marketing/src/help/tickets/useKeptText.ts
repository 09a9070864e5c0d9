import { useState } from 'react';

const PREFIX = 'sanchay.help.draft.';

/** A text that survives a reload of this tab until it is cleared; only memory where storage is blocked. */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => read(PREFIX + name));
  return [
    text,
    (next) => {
      setText(next);
      write(PREFIX + name, next);
    },
  ];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: the field still has it.
  }
}
