import type { CallName } from '@sanchay/contracts';
import { createContext, use, useContext } from 'react';

/** During server rendering: returns the promise of a response, the same one for each request. */
export interface ServerAnswers {
  wait(name: CallName, options: Record<string, unknown>): Promise<void>;
}

/** Set while a page is rendered on the server; null in the browser. */
export const ServerAnswersContext = createContext<ServerAnswers | null>(null);

/** On the server: suspends until the answer is in the page's cache. In the browser it does nothing. */
export function useServerAnswer(name: CallName, options: Record<string, unknown>, enabled: boolean): void {
  const answers = useContext(ServerAnswersContext);
  if (answers && enabled) use(answers.wait(name, options));
}
