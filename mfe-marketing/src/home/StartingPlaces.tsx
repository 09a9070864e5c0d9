import { usePlatform } from '@sanchay/remote-kit';
import { Badge, Card, Grid, Heading, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { Band } from './Band.tsx';

/** Where to begin: only places that are open today. */
export function StartingPlaces() {
  const { t } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const { config } = usePlatform();
  const places = [
    { id: 'funds', href: '/mutual-funds', badge: t('place.funds.badge') },
    { id: 'stocks', href: '/stocks', badge: t('place.stocks.badge') },
    { id: 'us', href: '/us-stocks', badge: t('place.us.badge') },
    { id: 'fd', href: '/fixed-deposit', badge: t('place.fd.badge') },
    {
      id: 'gold',
      href: '/gold',
      badge: t('place.from', { amount: rupees(config.gold.minimum) }),
      values: { minutes: config.gold.lock / 60_000 },
    },
    { id: 'cover', href: '/insurance', badge: t('place.cover.badge') },
    { id: 'sip', href: '/calculators/sip-calculator', badge: t('place.sip.badge') },
  ];
  return (
    <Band labelledBy="places">
      <Stack gap={6}>
        <Heading level={2} id="places">
          {t('place.title')}
        </Heading>
        <Grid min={250} gap={4}>
          {places.map(({ id, href, badge, values }) => (
            <Card
              key={id}
              href={href}
              title={t(`place.${id}.title`)}
              titleLevel={3}
              actions={<Badge tone="accent">{badge}</Badge>}
            >
              <Text size="small">{t(`place.${id}.text`, values)}</Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Band>
  );
}
