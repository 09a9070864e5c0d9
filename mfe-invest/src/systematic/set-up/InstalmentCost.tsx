import type { CallQuery } from '@sanchay/contracts';
import { client } from '@sanchay/api-client';
import { useQuery } from '@sanchay/remote-kit/query';
import {
  DetailList,
  Heading,
  Loading,
  Notice,
  SkeletonBlock,
  Stack,
  Text,
  type DetailItem,
} from '@sanchay/ui';
import { usePlanMessages } from '../usePlanMessages.ts';

/** Load, gains and taxes of one instalment, as if it ran today. */
export function InstalmentCost({ query }: { query: CallQuery<'previewSystematic'> }) {
  const { t, format, money } = usePlanMessages();
  const {
    code,
    folio_no: folio = null,
    amount = 0,
    target_code: target,
    target_folio_no: into = null,
  } = query;
  const asked = useQuery({
    queryKey: ['instalmentCost', code, folio, amount, target ?? null, into],
    queryFn: () => {
      const sale = { code, folio_no: folio ?? '', by: 'amount' as const, amount };
      return target
        ? client.call('previewSwitch', { body: { ...sale, to_code: target, to_folio_no: into } })
        : client.call('previewRedemption', { body: sale });
    },
    enabled: folio !== null,
    retry: false,
  });
  const cost = asked.data?.data;
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  if (asked.isPending) {
    return (
      <Loading>
        <SkeletonBlock height={140} />
      </Loading>
    );
  }
  if (!cost) return <Notice tone="warn">{asked.error?.message ?? t('cost.unknown')}</Notice>;
  const items: DetailItem[] = [
    { term: t('cost.units'), value: format.units(cost.units) },
    { term: t('cost.load'), value: exact(cost.exit_load) },
    { term: t('cost.stt'), value: exact(cost.stt) },
    ...(cost.tds > 0 ? [{ term: t('cost.tds'), value: exact(cost.tds) }] : []),
    ...cost.gains.map(({ head, gain, rate_percent: rate }) => ({
      term: t(`cost.${head}`),
      value:
        rate === null
          ? t('cost.bySlab', { gain: exact(gain) })
          : t('cost.byRate', { gain: exact(gain), rate }),
    })),
    ...(cost.switch_in ? [{ term: t('cost.duty'), value: exact(cost.switch_in.stamp_duty) }] : []),
    { term: t(target ? 'cost.moves' : 'cost.arrives'), value: exact(cost.net) },
  ];
  return (
    <Stack gap={3}>
      <Heading level={3} size="card">
        {t('cost.title')}
      </Heading>
      <DetailList items={items} />
      <Text size="label">{t('cost.asIf', { nav: format.date(cost.nav_as_of), amount: money(amount) })}</Text>
    </Stack>
  );
}
