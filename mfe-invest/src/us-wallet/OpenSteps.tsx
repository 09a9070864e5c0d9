import type { UsConsent } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, CheckField, Notice, Row, Stack, Steps, Text } from '@sanchay/ui';
import { useState } from 'react';
import { US_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import type { Account } from './UsAccountPage.tsx';

/** Opening the account: each declaration on a step of its own, and each accepted by itself. */
export function OpenSteps({ texts }: Pick<Account, 'texts'>) {
  const { t } = useMessages(US_MESSAGES);
  const [step, setStep] = useState(0);
  const [accepted, setAccepted] = useState<ReadonlySet<UsConsent>>(new Set());
  const [tried, setTried] = useState(false);
  const open = useWrite('openUsAccount', ['usAccount']);
  const text = texts[step]!;
  const last = step === texts.length - 1;
  const agreed = accepted.has(text.kind);

  function next(): void {
    setTried(!agreed);
    if (!agreed) return;
    if (!last) return setStep(step + 1);
    const hashes = Object.fromEntries(texts.map(({ kind, hash }) => [kind, hash]));
    open.mutate({ body: hashes as Record<UsConsent, string> });
  }

  function accept(checked: boolean): void {
    const changed = new Set(accepted);
    if (checked) changed.add(text.kind);
    else changed.delete(text.kind);
    setAccepted(changed);
    setTried(false);
  }

  return (
    <Stack gap={5}>
      <Text>{t('open.lead')}</Text>
      <Steps label={t('account.open')} steps={texts.map(({ title }) => title)} current={step} />
      <Card title={text.title}>
        <Stack gap={4}>
          <Text>{text.text}</Text>
          <CheckField label={t(`open.accept.${text.kind}`)} checked={agreed} onChange={accept} />
          {tried && <Notice tone="error" live title={t('open.acceptFirst')} />}
          <WriteProblem error={open.error} />
          <Row gap={3}>
            {step > 0 && (
              <Button variant="secondary" onClick={() => setStep(step - 1)}>
                {t('open.back')}
              </Button>
            )}
            <Button busy={open.isPending} onClick={next}>
              {t(last ? 'open.finish' : 'open.next')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Stack>
  );
}
