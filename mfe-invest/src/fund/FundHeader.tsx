import type { Scheme } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import {
  Badge,
  Breadcrumbs,
  Change,
  Heading,
  Riskometer,
  Row,
  Stack,
  Stat,
  Text,
  WithMark,
  WithMonogram,
} from '@sanchay/ui';
import type { RefObject } from 'react';
import { categoryAddress } from '../explore/categoryRows.ts';
import { navChange } from '../scheme/navChange.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { categoryLabel, riskLabel, tagLabel } from '../scheme/schemeMessages.ts';
import { WatchButton } from '../watch/WatchButton.tsx';
import { MESSAGES } from '../messages.ts';
import { whyMissing } from './numbers/whyMissing.ts';
import { OfferFacts } from './OfferFacts.tsx';

/** Of the return beside the NAV: the first that the fund has. */
const PERIODS = ['year_5', 'year_3', 'year_1', 'inception'] as const;

interface FundHeaderProps {
  scheme: Scheme;
  /** Where the name stands. */
  title: RefObject<HTMLElement | null>;
}

/** Where the fund belongs, its name, its risk and its NAV; of a new fund its offer. */
export function FundHeader({ scheme, title }: FundHeaderProps) {
  const { t } = useMessages(MESSAGES);
  const { nav, date, percent } = useFormat();
  const { category, fund_category: subCategory, returns } = scheme;
  const longest = PERIODS.find((period) => returns[period] !== null);
  const change = navChange(scheme.nav, scheme.last_nav);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          items={[
            { label: t('explore.title'), href: '/mutual-funds' },
            { label: categoryLabel(t, category), href: categoryAddress(category) },
            { label: dataLabel(t, 'category', subCategory), href: categoryAddress(category, subCategory) },
            { label: fundTitle(scheme.short_name) },
          ]}
        />
        <Row justify="between" align="start" wrap={false} ref={title}>
          <WithMonogram kind="fund" name={scheme.short_name} code={scheme.fund_house} size={40}>
            <Heading level={1}>{fundTitle(scheme.short_name)}</Heading>
          </WithMonogram>
          <WatchButton kind="mutual_fund" id={scheme.code} name={scheme.short_name} />
        </Row>
        <Row gap={2}>
          <Text>
            {t(`plan.${scheme.plan}`, { defaultValue: scheme.plan })} · {t(`option.${scheme.reinvestment}`)} ·{' '}
            {scheme.fund_name}
          </Text>
          {scheme.tags.map((tag) => (
            <Badge key={tag}>{tagLabel(t, tag)}</Badge>
          ))}
        </Row>
        <WithMark mark={<Riskometer rating={scheme.risk} size={88} bare />}>
          <Text size="label">{t('fund.risk')}</Text>
          <Text strong>{scheme.risk ? riskLabel(t, scheme.risk) : t('state.notAvailable')}</Text>
          <Text size="label">{t('fund.riskHint')}</Text>
        </WithMark>
      </Stack>
      {scheme.new_fund ? (
        <OfferFacts offer={scheme.new_fund} price={scheme.face_value} />
      ) : (
        <Row gap={8} align="last-baseline">
          <Stat
            label={scheme.nav ? t('fund.navOf', { date: date(scheme.nav.date) }) : t('column.nav')}
            value={nav(scheme.nav?.nav)}
            size="hero"
          />
          <Stat
            label={t('fund.oneDay')}
            value={
              <Change amount={change?.amount ?? null} percent={change?.percent} decimals={2} size="large" />
            }
          />
          <Stat
            label={t(`fund.return.${longest ?? 'year_1'}`)}
            value={
              longest
                ? percent(returns[longest], { decimals: 1 })
                : t(`fund.${whyMissing(scheme.start_date, returns.date, 1)}`)
            }
            size="large"
          />
        </Row>
      )}
    </Stack>
  );
}
