import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Badge, Button, Card, LinkButton, Notice, Row, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { RunningSubscription } from './RunningSubscription.tsx';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { runningOf, type Feature, type SubscriptionsReply } from './subscriptionTypes.ts';
import { useSubscribe } from './useSubscribe.ts';

/** Where a feature is used. */
const SCREENS: Partial<Record<Feature['feature_name'], string>> = {
  tax_harvesting: '/tax-harvesting',
  family_account: '/family',
};

/** One feature: what it does, what it costs, and its subscription or the way to one. */
export function FeatureCard({ feature, account }: { feature: Feature; account: SubscriptionsReply }) {
  const { t } = useMessages(MESSAGES);
  const { feature_name: name } = feature;
  const running = runningOf(account, name);
  return (
    <Card title={t(`subs.feature.${name}`)}>
      <Stack gap={4}>
        <Row wrap gap={3}>
          <Badge tone={running?.status === 'active' ? 'gain' : 'neutral'}>
            {t(running ? `subs.state.${running.status}` : 'subs.state.off')}
          </Badge>
          <PriceText feature={feature} />
        </Row>
        <Text>{t(`subs.what.${name}`)}</Text>
        {running?.status === 'active' && SCREENS[name] && (
          <Row>
            <LinkButton size="small" href={SCREENS[name]}>
              {t('subs.open', { feature: t(`subs.feature.${name}`) })}
            </LinkButton>
          </Row>
        )}
        {running ? (
          <RunningSubscription subscription={running} />
        ) : (
          <OwnerOnly>
            <Subscribe feature={feature} account={account} />
          </OwnerOnly>
        )}
      </Stack>
    </Card>
  );
}

function PriceText({ feature }: { feature: Feature }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (feature.free) return <Text as="span">{t('subs.free')}</Text>;
  return (
    <Text as="span">
      {t('subs.either', {
        coins: format.number(feature.coins),
        amount: format.rupees(feature.total, { decimals: 2 }),
      })}
    </Text>
  );
}

function Subscribe({ feature, account }: { feature: Feature; account: SubscriptionsReply }) {
  const { t } = useMessages(MESSAGES);
  const [open, setOpen] = useState(false);
  const { unpaid, busy, error } = useSubscribe();
  if (account.refusal) {
    return (
      <Notice
        tone="info"
        action={
          <LinkButton size="small" variant="secondary" href="/kyc">
            {t('subs.kyc')}
          </LinkButton>
        }
      >
        {account.refusal.message}
      </Notice>
    );
  }
  return (
    <Stack gap={3}>
      <Row>
        <Button busy={busy} onClick={() => (feature.free ? void unpaid(feature) : setOpen(true))}>
          {t(feature.free ? 'subs.activate' : 'subs.subscribe')}
        </Button>
      </Row>
      {error && (
        <Notice tone="error" live>
          {error.message}
        </Notice>
      )}
      {open && <SubscribeDialog feature={feature} account={account} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
