import { ApiError } from '@sanchay/api-client';
import { confirmsOf, type CallReply } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { useCriticalOperation, useStepUp, useWrite } from '@sanchay/remote-kit';
import { Button, Card, Notice, Row, Stack } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { nomineeFaultsOf } from '../setup/nomineeFaultsOf.ts';
import type { Answers } from '../setup/answers.ts';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { NomineeChoiceFields, type NomineeAnswers } from './NomineeChoiceFields.tsx';

type Known = CallReply<'nominees'>['data'];

export interface ChangeNomineesProps {
  known: Known;
  onCancel: () => void;
  /** @param appliesFrom the first day from which new folios carry the change */
  onDone: (appliesFrom: string) => void;
}

/** Other nominees, or none, all at once and with a code. */
export function ChangeNominees({ known, onCancel, onDone }: ChangeNomineesProps) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const [today] = useState(() => istDate(new Date()));
  const [answers, setAnswers] = useState<NomineeAnswers>(() => ({
    nominee_choice: known.current?.choice,
    nominees: known.current?.nominees,
  }));
  const [pressed, setPressed] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const replace = useWrite('replaceNominees', ['nominees', 'onboardingStatus']);
  const stepUp = useStepUp();
  useCriticalOperation(replace.isPending, 'nominees');
  const faults = nomineeFaultsOf(
    {
      portfolio: { mode_of_investment: 'sole', ...answers } as Answers,
      applicant_1: {},
      applicant_2: {},
      applicant_3: {},
    },
    today,
  );

  async function save(): Promise<void> {
    setPressed(true);
    if (Object.keys(faults).length > 0) return;
    const { nominee_choice: choice = 'named', nominees = [] } = answers;
    const replaces = known.current?.id ?? null;
    const body = { choice, nominees: choice === 'named' ? nominees : [], replaces };
    const token = await stepUp.ask('nominee', { confirms: confirmsOf('replaceNominees', { body }) });
    if (token === null) return;
    setProblem(null);
    try {
      const { data } = await replace.mutateAsync({ body: { ...body, step_up: token } });
      onDone(data.applies_from);
    } catch (thrown) {
      setProblem(ApiError.from(thrown));
    }
  }

  return (
    <Card raised title={t('nominees.change')}>
      <Stack gap={5}>
        <Notice tone="info">{t('nominees.changeNote', { day: date(known.change_applies_from) })}</Notice>
        <NomineeChoiceFields
          answers={answers}
          today={today}
          optional={false}
          error={(field) => {
            const fault = pressed ? faults[field] : undefined;
            return fault ? t(`fault.${fault}`) : problem?.errors[field]?.[0];
          }}
          onAnswer={(change) => {
            setAnswers((before) => ({ ...before, ...change }));
            setProblem(null);
          }}
        />
        <ProblemNotice error={problem} />
        <Row justify="between">
          <Button variant="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button busy={replace.isPending} onClick={() => void save()}>
            {t('nominees.save')}
          </Button>
        </Row>
        {stepUp.dialog}
      </Stack>
    </Card>
  );
}
