import { ApiError } from '@sanchay/api-client';
import type { SetupPart } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';
import type { Answers } from './answers.ts';
import { DraftQueue, type SaveState } from './DraftQueue.ts';
import { mergeChanges, type Changes, type ChangesStore } from './keptChanges.ts';

/** Long enough not to send every letter, short enough that hardly anything typed can be lost. */
const PAUSE_MS = 600;

/** Failures after which the same answers may still be accepted. */
const PASSING: readonly ApiError['kind'][] = ['offline', 'network', 'timeout', 'unsure', 'server', 'aborted'];

export interface DraftSaver {
  /** `waitingHere`: unsent, and not all of it is stored on the device. */
  state: SaveState | 'waitingHere';
  /** Sends the change after a pause in typing. */
  save: (part: SetupPart, change: Answers) => void;
  /** Sends at once what is unsent. Resolves with the reason why it could not, or null. */
  flush: () => Promise<ApiError | null>;
}

export interface DraftSaverOptions {
  /** Called when another window has finished the step meanwhile. */
  onFinished: () => void;
  store: ChangesStore;
  /** When the server had saved the answers that this page began from. */
  base: string | null;
  /** Unsent changes of an earlier visit, which are sent at once. */
  restored: Changes;
}

/**
 * Saves the answers on the server as they are given, and on the device until the server has them. They are sent again
 * when the connection is back; leaving the screen, or the page, sends what is unsent.
 */
export function useDraftSaver({ onFinished, store, base, restored }: DraftSaverOptions): DraftSaver {
  const { mutateAsync } = useWrite('saveOnboardingDraft');
  const [state, setState] = useState<SaveState>('idle');
  const [stored, setStored] = useState(true);
  const [queue] = useState(
    () =>
      new DraftQueue<Changes>({
        async send(changes) {
          await store.sent(changes, await sendAll(changes, mutateAsync, onFinished));
          setStored(true);
        },
        onState: setState,
        pause: PAUSE_MS,
        merge: mergeChanges,
        passing: (error) => PASSING.includes(ApiError.from(error).kind),
      }),
  );
  useEffect(() => {
    const flush = (): void => void queue.flush();
    queue.retries = true;
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      queue.retries = false;
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [queue]);
  useEffect(() => {
    if (Object.keys(restored).length === 0) return;
    queue.save(restored);
    void queue.flush();
  }, [queue, restored]);
  return {
    state: state === 'waiting' && !stored ? 'waitingHere' : state,
    save: (part, change) => {
      const changes = { [part]: asJson(change) };
      void store.add(changes, base).then((all) => setStored((before) => before && all));
      queue.save(changes);
    },
    flush: async () => {
      await queue.flush();
      return queue.problem === null ? null : ApiError.from(queue.problem);
    },
  };
}

/** A cleared value is sent as null: JSON cannot represent undefined. */
function asJson(change: Answers): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      value === undefined || value === '' ? null : value,
    ]),
  );
}

type Send = (options: {
  body: { part: SetupPart; answers: Record<string, unknown> };
}) => Promise<{ data: { saved_at: string } }>;

/** Sends part after part. Resolves with when the server has saved the last one. */
async function sendAll(changes: Changes, send: Send, onFinished: () => void): Promise<string | null> {
  let savedAt: string | null = null;
  for (const [part, answers] of Object.entries(changes)) {
    try {
      const { data } = await send({ body: { part: part as SetupPart, answers: answers ?? {} } });
      savedAt = data.saved_at;
    } catch (error) {
      // Nothing of a finished step can be kept: the page shows how it was finished instead.
      if (ApiError.from(error).code !== 'step_finished') throw error;
      onFinished();
    }
  }
  return savedAt;
}
