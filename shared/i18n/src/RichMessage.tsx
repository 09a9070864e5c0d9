import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from './useMessages.ts';

export interface MessagesProps {
  /** Namespace; `common` without it. */
  ns?: string;
  k: string;
  values?: Record<string, unknown>;
  /** Elements for the tags in the words: `{ link: <a href="/x" /> }` for "Read <link>the rules</link>". */
  parts?: Readonly<Record<string, ReactElement>>;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/s;

function fill(message: string, parts: Readonly<Record<string, ReactElement>>, key = 0): ReactNode[] {
  const found = TAGGED.exec(message);
  if (!found) return [message];
  const [whole, name = '', inner = ''] = found;
  const part = parts[name];
  const rest = fill(message.slice(found.index + whole.length), parts, key + 1);
  // A tag nobody has a part for stays as it is written: visible, and harmless.
  const middle = part ? cloneElement(part, { key }, ...fill(inner, parts)) : whole;
  return [message.slice(0, found.index), middle, ...rest];
}

/**
 * Words with links or emphasis inside, so that translators can move them. Not the library's `Trans`:
 * that one reads HTML, where `<link>` and `<b>` have a meaning of their own.
 */
export function RichMessage({ ns, k, values, parts = {} }: MessagesProps) {
  const { t } = useMessages(ns);
  return <>{fill(t(k, values), parts)}</>;
}
