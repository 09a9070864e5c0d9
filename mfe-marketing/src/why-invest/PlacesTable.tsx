import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Stack, Table, Text } from '@sanchay/ui';
import { fewDecimals } from '../home/fewDecimals.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { places, type Place } from './figures.ts';

/** The same amount in a few places: what it comes to, and what that buys. All rates are assumed. */
export function PlacesTable({ amount, years }: { amount: number; years: number }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, percent } = useFormat();
  const { config } = usePlatform();
  const inflation = percent(config.inflation.default, fewDecimals(config.inflation.default));
  return (
    <Stack gap={3}>
      <Table
        caption={t('why.places.caption')}
        hideCaption
        columns={[
          {
            key: 'place',
            head: t('why.places.where'),
            rowHead: true,
            cell: ({ id }: Place) => t(`why.place.${id}`),
          },
          {
            key: 'rate',
            head: t('why.places.rate'),
            align: 'end',
            cell: ({ ratePct }) => percent(ratePct, fewDecimals(ratePct)),
          },
          {
            key: 'value',
            head: t('why.places.value'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ value }) => rupees(value),
          },
          { key: 'today', head: t('why.places.today'), align: 'end', cell: ({ today }) => rupees(today) },
        ]}
        rows={places(amount, years, config)}
        rowKey={({ id }) => id}
      />
      <Text size="small">{t('why.places.assumed', { inflation })}</Text>
    </Stack>
  );
}
