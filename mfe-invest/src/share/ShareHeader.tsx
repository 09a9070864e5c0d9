import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { Badge, Breadcrumbs, Change, Heading, Row, Stack, Stat, Text, WithMonogram } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { Currency } from './shareLine.ts';
import { useShareFormat } from './useShareFormat.ts';

interface ShareHeaderProps {
  crumbs: readonly { label: string; href?: string }[];
  name: string;
  /** Symbol, exchange, ISIN: what it is traded under. */
  codes: readonly string[];
  sector: string;
  industry: string;
  cap: 'large' | 'mid' | 'small';
  currency: Currency;
  price: number;
  previous: number;
  change: number;
  day: string | null;
  /** When it traded at this price today; absent for a closing price. */
  tradedAt?: string | undefined;
  year_1: number | null;
  /** Below the price, such as what it is in rupees. */
  inRupees?: ReactNode;
}

/** Name of a company, what its share costs and how that moved: beside each other, on phones below the price. */
export function ShareHeader(props: ShareHeaderProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date, dateTime, percent } = useFormat();
  const format = useShareFormat();
  const { crumbs, name, codes, sector, industry, cap, currency, price, previous, change, day } = props;
  const { tradedAt } = props;
  const closing = day ? t('header.closing', { date: date(day) }) : t('column.price');
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs items={crumbs} />
        <WithMonogram kind="company" name={name} size={40}>
          <Heading level={1}>{name}</Heading>
        </WithMonogram>
        <Row gap={2}>
          <Text>
            {[...codes, format.sector(sector), dataLabel(t, 'industry', industry)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Badge>{t(`cap.${cap}`)}</Badge>
        </Row>
      </Stack>
      <Row gap={8} align="last-baseline">
        <Stat
          label={tradedAt ? t('header.traded', { at: dateTime(tradedAt) }) : closing}
          value={format.price(price, currency)}
          size="hero"
          detail={props.inRupees}
        />
        <Row gap={8} align="last-baseline">
          <Stat
            label={t('header.oneDay')}
            size="large"
            value={
              <Change
                amount={price - previous}
                percent={change}
                decimals={2}
                currency={currency}
                size="large"
              />
            }
          />
          <Stat
            label={t('header.oneYear')}
            value={percent(props.year_1, { decimals: 1, sign: 'always' })}
            size="large"
          />
        </Row>
      </Row>
    </Stack>
  );
}
