import { completionSteps } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { CompletionAdviceView, useCall, useNextStep } from '@sanchay/remote-kit';
import { Card, LinkButton, Notice, Progress, Stack, Text } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** Why one is not ready, every way on, and how far one is; nothing for who is ready. */
export function NextStepCard() {
  const { t } = useWords(WORDS);
  const { advice, facts } = useNextStep();
  const rejected = advice?.reason === 'form_rejected' || advice?.reason === 'form_sent_back';
  const records = useCall('portfolioKyc', undefined, { enabled: rejected });
  if (!facts || !advice || advice.reason === 'ready') return null;
  const steps = completionSteps(facts);
  const done = steps.filter(({ state }) => state === 'done').length;
  const reason = rejected && records.data?.data.find(({ id }) => id === facts.kyc?.id)?.rejection;
  return (
    <Card raised title={t('nextStep.title')}>
      <Stack gap={4}>
        <Progress
          value={done}
          max={steps.length}
          label={t('completion.progress', { done, of: steps.length })}
        />
        {reason && (
          <Notice tone="warn" title={reason.text}>
            {reason.note}
          </Notice>
        )}
        <CompletionAdviceView advice={advice} here="/dashboard" />
        <Text size="small">{t('nextStep.text')}</Text>
        <LinkButton href="/kyc" variant="secondary">
          {t('nextStep.all')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
