import { completionSteps } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { CompletionDialog, useNextStep } from '@sanchay/remote-kit';
import { Button, Card, LinkButton, Progress, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { WORDS } from '../words.ts';

/** The next step to being ready, with how far one is; nothing for who is ready. */
export function NextStepCard() {
  const { t } = useWords(WORDS);
  const { next, facts } = useNextStep();
  const [shown, setShown] = useState(false);
  if (!facts || !next || next.kind === 'none') return null;
  const steps = completionSteps(facts);
  const done = steps.filter(({ state }) => state === 'done').length;
  const name = next.kind === 'page' ? next.page : 'waiting';
  return (
    <Card raised title={t(`completion.step.${name}`)}>
      <Stack gap={4}>
        <Progress
          value={done}
          max={steps.length}
          label={t('completion.progress', { done, of: steps.length })}
        />
        <Text size="small">{t('nextStep.text')}</Text>
        {next.kind === 'page' ? (
          <LinkButton href={next.path}>{t('nextStep.action')}</LinkButton>
        ) : (
          <Button onClick={() => setShown(true)}>{t('nextStep.status')}</Button>
        )}
        <LinkButton href="/kyc" variant="secondary">
          {t('nextStep.all')}
        </LinkButton>
      </Stack>
      {shown && next.kind === 'modal' && (
        <CompletionDialog modal={next.modal} onClose={() => setShown(false)} />
      )}
    </Card>
  );
}
