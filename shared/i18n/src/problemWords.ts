import type { Translate } from './useWords.ts';

/** What happened, what is safe, what to do. */
export interface ProblemWords {
  title: string;
  safe: string;
  action: string;
}

/** Words for an API problem code; an unknown code gets the general ones. `t` is any namespace's. */
export function problemWords(t: Translate, code?: string): ProblemWords {
  const words = (part: string): string => {
    const general = t(`common:error.${part}`);
    return code ? t(`common:error.${code}.${part}`, { defaultValue: general }) : general;
  };
  return { title: words('title'), safe: words('safe'), action: words('do') };
}
