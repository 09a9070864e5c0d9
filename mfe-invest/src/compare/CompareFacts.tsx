import { fundTitle, type Scheme } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { Monogram, phone, Table, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useSearchParams } from '@sanchay/remote-kit/router';
import type { ReactNode } from 'react';
import type { Figures } from '../fund/numbers/figures.ts';
import { whyMissing } from '../fund/numbers/whyMissing.ts';
import { fundPath } from '../scheme/fundPath.ts';
import { fundSize } from '../scheme/fundSize.ts';
import { riskLabel } from '../scheme/schemeMessages.ts';
import { FIGURE_MESSAGES, MESSAGES } from '../messages.ts';
import { codesOf, comparePath } from './comparePath.ts';

interface CompareFactsProps {
  schemes: readonly Scheme[];
  /** Null until they are here. */
  figures: readonly Figures[] | null;
}
interface Fact {
  name: string;
  of: (scheme: Scheme, figures: Figures | undefined) => ReactNode;
}

const NOT_HERE = '--';

/*
 * On phones a fact stands as a caption above the figures of its row, so that two funds fill the screen side by side; the
 * captions stay in sight while further funds are scrolled to.
 */
const FactsInSight = styled.div<{ $funds: number }>`
  & > * > table {
    min-width: ${(p) => 180 + p.$funds * 160}px;
    table-layout: fixed;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    padding-inline-end: var(--space-3);
    background: var(--surface);
  }
  ${phone} {
    & > * > table {
      min-width: 0;
    }
    table,
    thead,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${(p) => p.$funds}, minmax(calc(50% - 6px), 1fr));
      column-gap: 12px;
    }
    &&& tr > * {
      padding-inline-start: 0;
      overflow-wrap: break-word;
      text-align: start;
      white-space: normal;
    }
    thead th:first-of-type,
    tfoot td:first-of-type {
      display: none;
    }
    &&& th[scope='row'] {
      grid-column: 1 / -1;
      justify-self: start;
      padding-block: 10px 0;
      border: 0;
      color: var(--ink-3);
      font-size: var(--text-label);
      font-weight: 400;
    }
    &&& tbody td {
      padding-block: 2px 10px;
      font-weight: 600;
    }
  }
`;

/** A row a fact, a column a fund. */
export function CompareFacts({ schemes, figures }: CompareFactsProps) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const facts = useFacts();
  const [address] = useSearchParams();
  const without = (code: string, slug: string) =>
    comparePath(codesOf(address).filter((each) => each !== code && each !== slug));
  return (
    <FactsInSight $funds={schemes.length}>
      <Table
        caption={t('comparison.facts')}
        hideCaption
        rows={facts}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', head: t('comparison.fact'), rowHead: true, cell: ({ name }) => name },
          ...schemes.map((scheme) => ({
            key: scheme.code,
            align: 'end' as const,
            head: (
              <>
                <Monogram kind="fund" name={scheme.short_name} code={scheme.fund_house} />
                <br />
                <TextLink href={fundPath(scheme.slug)}>{fundTitle(scheme.short_name)}</TextLink>
              </>
            ),
            cell: ({ of }: Fact) =>
              of(
                scheme,
                figures?.find(({ code }) => code === scheme.code),
              ),
          })),
        ]}
        foot={[
          '',
          ...schemes.map(({ code, slug, short_name }) => (
            <TextLink
              key={code}
              href={without(code, slug)}
              aria-label={t('comparison.removeName', { name: fundTitle(short_name) })}
            >
              {t('comparison.remove')}
            </TextLink>
          )),
        ]}
      />
    </FactsInSight>
  );
}

function useFacts(): Fact[] {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { t: fundMessages } = useMessages(MESSAGES);
  const format = useFormat();
  const { percent, rupees, nav, date, number } = format;
  const short = (value: number | null) => percent(value, { decimals: 1 });
  const young = (figures: Figures | undefined, years: number) =>
    figures ? t(`figures.${whyMissing(figures.history_from, figures.as_of, years)}`) : NOT_HERE;
  return [
    {
      name: fundMessages('filter.sub_category'),
      of: ({ fund_category }) =>
        dataLabel(fundMessages, 'category', fund_category).replaceAll('/', '/\u200b'),
    },
    { name: fundMessages('filter.risk'), of: ({ risk }) => riskLabel(fundMessages, risk) },
    { name: fundMessages('column.nav'), of: (scheme) => nav(scheme.nav?.nav) },
    { name: fundMessages('sort.year_1'), of: ({ returns }) => short(returns.year_1) },
    { name: fundMessages('sort.year_3'), of: ({ returns }) => short(returns.year_3) },
    { name: fundMessages('sort.year_5'), of: ({ returns }) => short(returns.year_5) },
    { name: t('risk.volatility'), of: ({ volatility }) => short(volatility) },
    {
      name: t('risk.drawdown'),
      of: (_scheme, figures) => (figures?.drawdown ? short(figures.drawdown.percent) : young(figures, 1)),
    },
    {
      name: t('risk.sharpe'),
      of: (_scheme, figures) =>
        figures?.sharpe ? number(figures.sharpe.value, { decimals: 2 }) : young(figures, 3),
    },
    { name: fundMessages('fact.expense'), of: ({ expense_ratio }) => percent(expense_ratio) },
    { name: fundMessages('fact.size'), of: ({ aum }) => fundSize(aum, format) },
    { name: fundMessages('fact.sipMin'), of: ({ sip_min }) => rupees(sip_min) },
    { name: fundMessages('fact.start'), of: ({ start_date }) => date(start_date) },
    {
      name: fundMessages('fact.manager'),
      of: ({ fund_manager }) => fund_manager || t('figures.unpublished'),
    },
  ];
}
