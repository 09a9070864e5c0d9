import type { AssetCalculation } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Change, DetailList, Stack, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { assetPath } from '../net-worth/assetPath.ts';
import { assetName } from '../net-worth/flowText.ts';
import { basisText } from './basisText.ts';
import { FlowsCard } from './FlowsCard.tsx';

/** How the figures of one asset come about: its value, what was gained, and the payments behind the return. */
export function AssetSteps({ calculation }: { calculation: AssetCalculation }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { as_of: day, asset, figures, flows } = calculation;
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const { on } = asset.basis;
  const path = assetPath(asset);
  const name = assetName(t, asset);
  const {
    invested,
    gain,
    absolute_percentage: absolute,
    xirr_percentage: xirr,
    xirr_problem: problem,
  } = figures;
  return (
    <>
      <Text>{t('calculation.ofAsset', { name, date: format.date(day) })}</Text>
      <Card
        title={t('calculation.value')}
        actions={path && <TextLink href={path}>{t('calculation.open', { name })}</TextLink>}
      >
        <Stack gap={2}>
          <Text>
            {basisText(asset, { t, format })}
            {on !== null && ` · ${format.date(on)}`}
          </Text>
          <Text strong>{t('calculation.total', { amount: exact(asset.value) })}</Text>
        </Stack>
      </Card>
      <Card title={t('calculation.gain')}>
        <DetailList
          items={[
            { term: t('figures.putIn'), value: invested === null ? t('other.notRecorded') : exact(invested) },
            {
              term: t('figures.overall'),
              value: gain === null ? t('state.notAvailable') : <Change amount={gain} decimals={2} />,
              hint: gain === null ? t('calculation.paymentsUnknown') : t('calculation.gainOf'),
            },
            ...(absolute === null
              ? []
              : [
                  {
                    term: t('figures.absolute'),
                    value: <Change percent={absolute} />,
                    hint: t('calculation.absoluteOfPaid', {
                      percent: format.percent(absolute, { decimals: 2 }),
                    }),
                  },
                ]),
          ]}
        />
      </Card>
      {flows.length > 0 && (
        <FlowsCard
          title={t('figures.xirr')}
          day={day}
          flows={flows}
          text={
            xirr === null
              ? t(
                  gain === null
                    ? 'calculation.paymentsUnknown'
                    : `calculation.no.${problem === 'too_recent' ? 'absolute' : 'xirr'}`,
                )
              : t('calculation.xirr', { rate: format.percent(xirr, { decimals: 2 }) })
          }
        />
      )}
    </>
  );
}
