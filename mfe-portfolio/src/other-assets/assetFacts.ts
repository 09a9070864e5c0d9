import type { OtherAsset } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import type { DetailItem } from '@sanchay/ui';

/** What is known of an asset beside its value: money paid in, gain, return, and the terms of its type. */
export function assetFacts(
  asset: OtherAsset,
  { t, format }: { t: Translate; format: Formats },
): DetailItem[] {
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  const facts: (DetailItem | false)[] = [
    asset.invested !== null && { term: t('other.paidIn'), value: exact(asset.invested) },
    asset.gain !== null && { term: t('other.gain'), value: exact(asset.gain) },
    asset.xirr_percentage !== null && {
      term: t('figures.xirr'),
      value: format.percent(asset.xirr_percentage, { decimals: 2 }),
    },
    asset.xirr_problem === 'too_recent' && {
      term: t('figures.xirr'),
      value: t('state.notAvailable'),
      hint: t('figures.problem.too_recent'),
    },
    asset.rate_percentage !== null && {
      term: t('other.rate'),
      value: format.percent(asset.rate_percentage, { decimals: 2 }),
    },
    asset.compounding !== null && {
      term: t('other.compounding'),
      value: t(`other.compounding.${asset.compounding}`),
    },
    asset.matures_on !== null && {
      term: t(asset.matured ? 'other.maturedOn' : 'other.maturesOn'),
      value: format.date(asset.matures_on),
    },
    asset.grams !== null && { term: t('other.grams'), value: format.units(asset.grams, 4) },
    { term: t('other.source'), value: t('other.byYou') },
  ];
  return facts.filter((fact) => fact !== false);
}
