import { ApiError } from '@sanchay/api-client';
import type { SetupPart, SetupState } from '@sanchay/contracts';
import { istDate, type PersonFaults } from '@sanchay/finance';
import { useCriticalOperation, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { allAnswers, holderFaults, portfolioFaults, type AllAnswers, type Answers } from './answers.ts';
import type { Changes, ChangesStore } from './keptChanges.ts';
import { openScreens, type SetupScreen } from './screens.ts';
import { useDraftSaver, type DraftSaver } from './useDraftSaver.ts';

export interface Account {
  name: string;
  email: string;
  mobile: string | null;
}

export interface Setup {
  answers: AllAnswers;
  screens: SetupScreen[];
  saver: DraftSaver;
  /** The date in India, YYYY-MM-DD. */
  today: string;
  /** Sentences of the server for a part's fields, until they are answered anew. */
  refused: Record<string, string>;
  problem: ApiError | null;
  busy: boolean;
  answer: (part: SetupPart, change: Answers) => void;
  /** Finishes the open step. Resolves with the fields that were refused, or null when it is done. */
  finish: (screen: SetupScreen) => Promise<string[] | null>;
}

interface Inputs {
  state: SetupState;
  account: Account;
  /** A step is finished; `already`: it was finished before this window sent its request. */
  onFinished: (already: boolean) => void;
  onChanged: () => Promise<void>;
  store: ChangesStore;
  /** Unsent answers of an earlier visit on this device. */
  restored: Changes;
}

/** The answers of the open step: kept on the server as they are given, and finished there. */
export function useSetup({ state, account, onFinished, onChanged, store, restored }: Inputs): Setup {
  const [answers, setAnswers] = useState(() => withChanges(allAnswers(state, account), restored));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [today] = useState(() => istDate(new Date()));
  const saver = useDraftSaver({
    store,
    restored,
    base: state.saved_at,
    onFinished: () => void onChanged(),
  });
  const finishApplicant = useWrite('finishApplicant');
  const finishSetup = useWrite('finishSetup');
  const busy = finishApplicant.isPending || finishSetup.isPending;
  useCriticalOperation(busy, 'onboarding');

  function answer(part: SetupPart, change: Answers): void {
    setAnswers((before) => ({ ...before, [part]: { ...before[part], ...change } }));
    setRefused((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => !Object.hasOwn(change, field.split('.')[0]!)),
      ),
    );
    setProblem(null);
    saver.save(part, change);
  }

  async function finish(screen: SetupScreen): Promise<string[] | null> {
    setProblem(null);
    try {
      // What the account itself knows was shown and not typed, so it has not been sent yet.
      saver.save(screen.part, shownOnly(answers[screen.part]));
      // The server would finish with older answers.
      const unsent = await saver.flush();
      if (unsent) throw unsent;
      const { data } =
        screen.position === null
          ? await finishSetup.mutateAsync({})
          : await finishApplicant.mutateAsync({ params: { position: String(screen.position) } });
      onFinished(data.already);
      await onChanged();
      return null;
    } catch (thrown) {
      const error = ApiError.from(thrown);
      const fields = Object.entries(error.errors).map(([field, [sentence]]) => [field, sentence ?? '']);
      setRefused(Object.fromEntries(fields));
      if (fields.length === 0) setProblem(error);
      return fields.map(([field]) => field!);
    }
  }

  return {
    answers,
    saver,
    today,
    refused,
    problem,
    busy,
    answer,
    finish,
    screens: openScreens(state, answers),
  };
}

function withChanges(answers: AllAnswers, changes: Changes): AllAnswers {
  const entries = Object.entries(answers).map(([part, before]) => {
    const changed = Object.entries(changes[part as SetupPart] ?? {});
    return [
      part,
      { ...before, ...Object.fromEntries(changed.map(([field, value]) => [field, value ?? undefined])) },
    ];
  });
  return Object.fromEntries(entries) as AllAnswers;
}

function shownOnly({ name, mobile, email, portfolio_email }: Answers): Answers {
  const shown = { name, mobile, email, portfolio_email };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
}

/** What is wrong with the answers of one screen. */
export function screenFaults(screen: SetupScreen, answers: AllAnswers, today: string): PersonFaults {
  const own = answers[screen.part];
  const faults = screen.part === 'portfolio' ? portfolioFaults(own) : holderFaults(own, today);
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) =>
      (screen.fields as readonly string[]).includes(field.split('.')[0]!),
    ),
  );
}
