import type { Asked } from '../setup/questions/asked.ts';
import { NomineeChoiceFields } from './NomineeChoiceFields.tsx';

/** Nominees as a question of the set-up. */
export function NomineeStep({ field, optional }: { field: Asked; optional: boolean }) {
  const { answers, today, error, onAnswer } = field;
  return (
    <NomineeChoiceFields
      answers={answers}
      today={today}
      optional={optional}
      error={error}
      onAnswer={onAnswer}
    />
  );
}
