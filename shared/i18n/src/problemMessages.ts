import type { Translate } from './useMessages.ts';

/** What happened, what is safe, what to do. */
export interface ProblemMessages {
  title: string;
  safe: string;
  action: string;
}

/** Words for an API problem code; an unknown code gets the general ones. `t` is any namespace's. */
export function problemMessages(t: Translate, code?: string): ProblemMessages {
  const messages = (part: string): string => {
    const general = t(`common:error.${part}`);
    return code ? t(`common:error.${code}.${part}`, { defaultValue: general }) : general;
  };
  return { title: messages('title'), safe: messages('safe'), action: messages('do') };
}
