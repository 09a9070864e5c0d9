import type { RiskAnswers } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';
import { DraftQueue, type SaveState } from '../setup/DraftQueue.ts';

/** A choice is made at once; the pause only gathers quick changes. */
const PAUSE_MS = 300;

export interface RiskDraft {
  state: SaveState;
  save: (answers: RiskAnswers) => void;
  flush: () => Promise<void>;
}

/** Keeps the answers on the server. Leaving the screen or the page, and coming back online, sends what is unsent. */
export function useRiskDraft(ruleId: string): RiskDraft {
  const { mutateAsync } = useWrite('saveRiskDraft');
  const [state, setState] = useState<SaveState>('idle');
  const [queue] = useState(
    () =>
      new DraftQueue<RiskAnswers>({
        send: (answers) => mutateAsync({ body: { rule_id: ruleId, answers } }),
        onState: setState,
        pause: PAUSE_MS,
        merge: (_older, newer) => newer,
      }),
  );
  useEffect(() => {
    const flush = (): void => void queue.flush();
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [queue]);
  return { state, save: (answers) => queue.save(answers), flush: () => queue.flush() };
}
