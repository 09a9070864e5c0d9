import { fundTitle, type Goal } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Table, Text } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import { holdingKey } from './goalForm.ts';

/** The holdings that are assigned to a goal, at their current value. */
export function GoalHoldings({ goal: { holdings } }: { goal: Goal }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees } = useFormat();
  return (
    <Card title={t('holdings.title')}>
      {holdings.length === 0 ? (
        <Text>{t('holdings.none')}</Text>
      ) : (
        <Table
          caption={t('holdings.title')}
          hideCaption
          rows={holdings}
          rowKey={holdingKey}
          columns={[
            {
              key: 'name',
              head: t('holdings.name'),
              rowHead: true,
              cell: ({ name, source }) => (
                <>
                  {fundTitle(name)}
                  <Text size="label">{t(`source.${source}`)}</Text>
                </>
              ),
            },
            {
              key: 'value',
              head: t('holdings.value'),
              align: 'end',
              cell: ({ value }) => <Figure>{rupees(value)}</Figure>,
            },
          ]}
        />
      )}
    </Card>
  );
}
