import type { RightsIssue } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { ApplyForRights } from './ApplyForRights.tsx';

/** One rights issue: its terms, what the account may apply for, and the application. */
export function RightsCard({ issue }: { issue: RightsIssue }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date, number } = useFormat();
  const { state, can_apply: isOpen } = issue;
  return (
    <Card title={t('rights.crumb')}>
      <Stack gap={5}>
        <DetailList
          layout="grid"
          items={[
            {
              term: t('rights.state'),
              value: t(`rights.state.${state === 'open' && !isOpen ? 'closed' : state}`),
            },
            {
              term: t('rights.ratio'),
              value: t('rights.ratioOf', { more: issue.new_shares, old: issue.old_shares }),
            },
            { term: t('rights.price'), value: rupees(issue.price, { decimals: 2 }) },
            { term: t('rights.record'), value: date(issue.record_date) },
            { term: t('rights.held'), value: number(issue.held) },
            {
              term: t('rights.entitled'),
              value: number(issue.entitled),
              hint: t('rights.entitledHint'),
            },
            {
              term: t('rights.closes'),
              value: date(issue.closes_on),
              hint: isOpen ? t('rights.closesHint') : undefined,
            },
            { term: t('rights.allots'), value: date(issue.allots_on) },
            { term: t('rights.applied'), value: number(issue.applied) },
          ]}
        />
        {isOpen && <ApplyForRights key={issue.applied} issue={issue} />}
      </Stack>
    </Card>
  );
}
