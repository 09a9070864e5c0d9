import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, refreshCalls, useBusEvent, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Grid, Heading, Page, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import { SubscriptionHistory } from './SubscriptionHistory.tsx';
import { SubscriptionPayment } from './SubscriptionPayment.tsx';

/** `/subscriptions`: features, their price in coins and rupees, and the subscriptions of the account. */
export function Subscriptions() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [query] = useSearchParams();
  const account = useCall('subscriptions');
  const payment = query.get('payment');
  usePageTitle(t('subs.title'));
  useBusEvent('payment/changed', () => void refreshCalls('subscriptions'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('subs.title')}</Heading>
          <Text>{t('subs.lead')}</Text>
        </Stack>
        {payment && <SubscriptionPayment id={payment} />}
        <Answer of={account} skeleton={<TotalsSkeleton />}>
          {(reply) => (
            <>
              <OwnerOnly quiet>
                <Row gap={2}>
                  <Text as="span">{t('subs.youHave', { coins: format.number(reply.total_coins) })}</Text>
                  <TextLink href="/coins">{t('coins.earn')}</TextLink>
                </Row>
              </OwnerOnly>
              <Grid min={300}>
                {reply.features.map((feature) => (
                  <FeatureCard key={feature.feature_name} feature={feature} account={reply} />
                ))}
              </Grid>
              {reply.subscriptions.length > 0 && <SubscriptionHistory rows={reply.subscriptions} />}
            </>
          )}
        </Answer>
      </Stack>
    </Page>
  );
}
