import { DRAFTS, tabStorage } from '@sanchay/remote-kit/storage';
import { useState } from 'react';

const PREFIX = `${DRAFTS}help.`;

/** A text that survives a reload of this tab until it is cleared or the user logs out. */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => tabStorage.get(PREFIX + name) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') tabStorage.remove(PREFIX + name);
      else tabStorage.set(PREFIX + name, next);
    },
  ];
}
