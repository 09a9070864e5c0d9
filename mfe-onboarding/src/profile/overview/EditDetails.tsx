import {
  confirmsOf,
  INCOME_BANDS,
  MARITAL_STATUSES,
  OCCUPATIONS,
  PEP_STATUSES,
  WEALTH_SOURCES,
  type CallBody,
  type SetupState,
} from '@sanchay/contracts';
import { livesAbroad } from '@sanchay/finance';
import { useStepUp, useWrite, useConfirmed } from '@sanchay/remote-kit';
import { Button, Dialog, SelectField, showToast, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { AddressFields } from '../../setup/questions/AddressFields.tsx';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';

type Answers = SetupState['answers'][number];
type Changes = CallBody<'changeDetails'>['changes'];

const WORK = {
  marital_status: MARITAL_STATUSES,
  occupation: OCCUPATIONS,
  income: INCOME_BANDS,
  wealth_source: WEALTH_SOURCES,
  pep: PEP_STATUSES,
} as const;

export interface EditDetailsProps {
  what: 'address' | 'work';
  position: number;
  answers: Answers;
  onClose: () => void;
}

/** Changes the address or the work of a holder, with a code. What was typed stays when it is refused. */
export function EditDetails({ what, position, answers, onClose }: EditDetailsProps) {
  const { t } = useMessages(MESSAGES);
  const [changes, setChanges] = useState<Changes>({});
  const stepUp = useStepUp();
  const { run, busy, problem, forget } = useConfirmed(stepUp);
  const write = useWrite('changeDetails', ['onboarding']);
  const shown = { ...answers, ...changes };
  const error = (name: string): string | undefined => problem?.errors[name]?.[0];
  const abroad = livesAbroad(answers.residency);

  function change(more: Partial<Answers>): void {
    forget();
    setChanges((before) => ({ ...before, ...(more as Changes) }));
  }

  async function save(): Promise<void> {
    const body = { position, changes };
    const end = await run(
      'profile',
      (step_up) => write.mutateAsync({ body: { ...body, ...(step_up && { step_up }) } }),
      confirmsOf('changeDetails', { body }),
    );
    if (end !== 'done') return;
    showToast({ message: t('profile.changed') });
    onClose();
  }

  const untold = problem && Object.keys(problem.errors).length === 0 ? problem : null;
  return (
    <>
      <Dialog
        open={stepUp.dialog === null}
        onClose={onClose}
        size="medium"
        title={t('profile.editNamed', { what: t(`profile.${what}`) })}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button busy={busy} onClick={() => void save()}>
              {t('action.save')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {what === 'address' ? (
            <AddressFields
              ask={abroad ? 'foreign_address' : 'address'}
              field={{ answers: shown, today: '', onAnswer: change, error }}
            />
          ) : (
            Object.entries(WORK).map(([field, values]) => (
              <SelectField
                key={field}
                label={t(`short.${field}`)}
                value={shown[field as keyof typeof WORK] ?? ''}
                options={values.map((value) => ({ value, label: t(`${field}.${value}`) }))}
                onChange={(value) => change({ [field]: value })}
                error={error(field)}
              />
            ))
          )}
          <Text size="small">{t('profile.code')}</Text>
          <ProblemNotice error={untold} />
        </Stack>
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
