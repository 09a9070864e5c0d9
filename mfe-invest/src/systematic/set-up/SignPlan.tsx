import type { CallQuery, PlanPreview } from '@sanchay/contracts';
import type { ApiError } from '@sanchay/api-client';
import { refreshCalls, usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { ActionBar, Button, CheckField, Heading, Stack, Text } from '@sanchay/ui';
import { useState, type ReactNode } from 'react';
import { WriteProblem } from '../../problem/WriteProblem.tsx';
import { InstalmentTable } from '../InstalmentTable.tsx';
import { usePlanMessages } from '../usePlanMessages.ts';
import { InstalmentCost } from './InstalmentCost.tsx';

interface SignPlanProps {
  query: CallQuery<'previewSystematic'>;
  preview: PlanPreview;
  back: ReactNode;
}

/** Agrees to a plan and confirms it with a code. */
export function SignPlan({ query, preview, back }: SignPlanProps) {
  const { t } = usePlanMessages();
  const { navigate } = usePlatform();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const create = useWrite('createSystematic', ['systematicPlans']);
  const stepUp = useStepUp();

  async function sign(): Promise<void> {
    setTried(true);
    if (!agreed) return;
    const token = await stepUp.ask('systematic', { confirms: preview.consent.hash });
    if (token === null) return;
    const { upsize_code: _none, ...terms } = query;
    try {
      const made = await create.mutateAsync({
        body: { ...terms, consent_hash: preview.consent.hash, step_up_code: token },
      });
      navigate(`/systematic/${encodeURIComponent(made.data.id)}`);
    } catch (cause) {
      if ((cause as ApiError).code === 'consent_changed') await refreshCalls('previewSystematic');
    }
  }

  return (
    <Stack gap={5}>
      <Heading level={2} size="card">
        {t('agree.title')}
      </Heading>
      <InstalmentTable upcoming={preview.upcoming} />
      <InstalmentCost query={query} />
      <Stack gap={2}>
        <Heading level={3} size="card">
          {t('agree.words')}
        </Heading>
        <Text>{preview.consent.text}</Text>
      </Stack>
      <CheckField
        label={t('agree.check')}
        checked={agreed}
        onChange={setAgreed}
        error={tried && !agreed ? t('agree.missing') : undefined}
      />
      <WriteProblem error={create.error} />
      <ActionBar label={t('setUp.steps')}>
        {back}
        <Button busy={create.isPending} onClick={() => void sign()}>
          {t('agree.confirm')}
        </Button>
      </ActionBar>
      {stepUp.dialog}
    </Stack>
  );
}
