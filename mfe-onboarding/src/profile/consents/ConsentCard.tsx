import { ApiError } from '@sanchay/api-client';
import type { Consent } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { Badge, Button, Card, Dialog, Row, showToast, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';

/**
 * One consent: its text, when it was granted, and the control to change it; withdrawing one first shows the
 * consequences.
 */
export function ConsentCard({ consent }: { consent: Consent }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const give = useWrite('giveConsent', ['consents']);
  const withdraw = useWrite('withdrawConsent', ['consents']);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const { kind, title, text, effect, about, given, required, hash, changed_at: changed } = consent;

  async function change(action: 'give' | 'withdraw'): Promise<void> {
    setAsking(false);
    setProblem(null);
    try {
      if (action === 'give') await give.mutateAsync({ params: { kind }, body: { hash } });
      else await withdraw.mutateAsync({ params: { kind }, body: {} });
      showToast({ message: t(`consents.toast.${action}`, { title }) });
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  return (
    <Card
      titleLevel={3}
      title={about ? t('consents.about', { title, about }) : title}
      actions={
        <Badge tone={given ? 'gain' : 'neutral'}>{t(given ? 'consents.given' : 'consents.notGiven')}</Badge>
      }
    >
      <Stack gap={3}>
        <Text>{text}</Text>
        {changed && (
          <Text size="small">
            {t(given ? 'consents.since' : 'consents.withdrawnOn', { day: date(changed) })}
          </Text>
        )}
        {required ? (
          <Text size="small">{effect}</Text>
        ) : (
          <Row>
            <Button
              variant="secondary"
              size="small"
              busy={give.isPending || withdraw.isPending}
              aria-label={t(given ? 'consents.withdrawNamed' : 'consents.giveNamed', { title })}
              onClick={() => (given ? setAsking(true) : void change('give'))}
            >
              {t(given ? 'consents.withdraw' : 'consents.give')}
            </Button>
          </Row>
        )}
        <ProblemNotice error={problem} />
      </Stack>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('consents.withdrawTitle', { title })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('consents.keep')}
            </Button>
            <Button onClick={() => void change('withdraw')}>{t('consents.withdraw')}</Button>
          </>
        }
      >
        <Text>{effect}</Text>
      </Dialog>
    </Card>
  );
}
