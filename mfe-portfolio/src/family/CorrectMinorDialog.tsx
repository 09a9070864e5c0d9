import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useConfirmed, useStepUp, useWrite } from '@sanchay/remote-kit';
import {
  Button,
  DateField,
  Dialog,
  Notice,
  SkeletonBlock,
  Stack,
  Text,
  TextField,
  useToast,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';

/** Reports of the parent that name the child. */
const CLUBBED = ['capitalGains', 'incomeReport'] as const;

type Child = CallReply<'minorAccount'>['data'];

interface Props {
  id: number;
  onClose: () => void;
}

/** Corrects the name of a child, and the date of birth before the first order; confirmed with an OTP. */
export function CorrectMinorDialog({ id, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const child = useCall('minorAccount', { params: { portfolio_id: String(id) } });
  const [name, setName] = useState<string | null>(null);
  const [born, setBorn] = useState<string | null>(null);
  const stepUp = useStepUp();
  const { run, busy, problem } = useConfirmed(stepUp);
  const correct = useWrite('correctMinor', ['family', 'portfolioList', 'minorAccount', ...CLUBBED]);
  const errorOf = (field: string) => problem?.errors[field]?.[0];
  const found = child.data?.data;
  const isSame = (of: Child) =>
    (name ?? of.name) === of.name && (born ?? of.date_of_birth) === of.date_of_birth;

  async function send(of: Child): Promise<void> {
    const body = { name: name ?? of.name, date_of_birth: born ?? of.date_of_birth };
    const end = await run('access', (step_up) =>
      correct.mutateAsync({
        params: { portfolio_id: String(id) },
        body: { ...body, ...(step_up && { step_up }) },
      }),
    );
    if (end !== 'done') return;
    toast({ message: t('family.minor.corrected', { name: body.name }) });
    onClose();
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('family.minor.correct')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              busy={busy}
              disabled={!found || isSame(found)}
              onClick={() => void (found && send(found))}
            >
              {t('family.minor.save')}
            </Button>
          </>
        }
      >
        <Answer of={child} skeleton={<SkeletonBlock height={220} />} compact>
          {({ data }) => (
            <Stack gap={4}>
              <Text size="small">{t('family.minor.correctLead')}</Text>
              <TextField
                label={t('family.minor.name')}
                value={name ?? data.name}
                onChange={setName}
                error={errorOf('name')}
                maxLength={120}
                autoComplete="off"
              />
              <DateField
                label={t('family.minor.born')}
                value={born ?? data.date_of_birth}
                onChange={setBorn}
                disabled={!data.birth_correctable}
                hint={data.birth_correctable ? undefined : t('family.minor.bornFixed')}
                error={errorOf('date_of_birth')}
              />
              {problem && Object.keys(problem.errors).length === 0 && (
                <Notice tone="error" live>
                  {problem.message}
                </Notice>
              )}
            </Stack>
          )}
        </Answer>
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
