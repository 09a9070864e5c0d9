import type { CallReply } from '@sanchay/contracts';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Card, ErrorState, Text, WithMark, SettingRow } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { ProviderIcon } from '../../callback/ProviderIcon.tsx';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { useChange, type AskStepUp } from './useChange.ts';

type Provider = CallReply<'linkedIdentities'>['data'][number]['provider'];

/** Sign-in providers linked to this user; each link can be removed. Renders nothing when none is linked. */
export function LinkedAccounts({ ask }: { ask: AskStepUp }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const { data, error, refetch } = useCall('linkedIdentities');
  const { busy, problem, run } = useChange(['linkedIdentities']);
  const unlink = useWrite('unlinkIdentity');
  const linked = data?.data ?? [];
  const failed = !data && error;
  if (linked.length === 0 && !failed && !problem) return null;

  function takeAway(provider: Provider): void {
    void run(
      async () => {
        const token = await ask('security');
        if (token === null) return false;
        await unlink.mutateAsync({ params: { provider }, body: { step_up: token } });
        return true;
      },
      t('linked.removed', { name: t(`linked.${provider}`) }),
    );
  }

  return (
    <Card title={t('linked.title')}>
      {failed && <ErrorState compact code={failed.code ?? failed.kind} onRetry={() => void refetch()} />}
      {data && <Text size="small">{t('linked.lead')}</Text>}
      {linked.map(({ provider, email, linked_at }) => (
        <SettingRow
          key={provider}
          title={
            <WithMark inHeading mark={<ProviderIcon id={provider} />}>
              {t(`linked.${provider}`)}
            </WithMark>
          }
          note={t('linked.note', { email, date: date(linked_at) })}
        >
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            aria-label={t('linked.removeThat', { name: t(`linked.${provider}`) })}
            onClick={() => takeAway(provider)}
          >
            {t('linked.remove')}
          </Button>
        </SettingRow>
      ))}
      <ProblemNotice error={problem} />
    </Card>
  );
}
