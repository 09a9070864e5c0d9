import type { Goal } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, LinkButton, Stack, Text } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';

/** The next step of a goal that is behind: start a SIP; nothing for one that gets there. */
export function InvestMore({ goal: { state, monthly, needed_monthly: needed } }: { goal: Goal }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees } = useFormat();
  if (state !== 'behind') return null;
  return (
    <Card title={t('more.title')}>
      <Stack gap={4}>
        <Text>
          {monthly > 0
            ? t('more.raise', { needed: rupees(Math.ceil(needed)), monthly: rupees(monthly) })
            : t('more.start', { needed: rupees(Math.ceil(needed)) })}
        </Text>
        <LinkButton href="/mutual-funds">{t('more.act')}</LinkButton>
      </Stack>
    </Card>
  );
}
