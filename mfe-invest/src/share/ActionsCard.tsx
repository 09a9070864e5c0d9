import type { ShareAction } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { scaleOf } from '@sanchay/finance';
import { Card, Figure, Stack, Table, Text, TextLink } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { stockPath, type Currency } from './shareLine.ts';

/** Companies of the United States announce no mergers and rights issues here. */
type CompanyFacts = 'other' | 'received' | 'cost_percentage' | 'closes_on' | 'allots_on';
export type ShownAction = Omit<ShareAction, CompanyFacts> & Partial<Pick<ShareAction, CompanyFacts>>;

interface ActionsCardProps {
  actions: readonly ShownAction[];
  currency: Currency;
  /** What the company may announce. */
  title: string;
  /** Whether the sandbox invents the announcements. */
  sandbox: boolean;
}

/** What a company has announced for its shares; nothing while it has announced nothing. */
export function ActionsCard({ actions, currency, title, sandbox }: ActionsCardProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date } = useFormat();
  const terms = useTerms(currency);
  if (actions.length === 0) return null;
  return (
    <Card title={title}>
      <Stack gap={3}>
        <Text size="small">
          {t('action.lead')}
          {sandbox && ` ${t('action.invented')}`}
        </Text>
        <Table
          caption={title}
          hideCaption
          rows={actions}
          rowKey={({ number }) => String(number)}
          columns={[
            {
              key: 'kind',
              head: t('own.event'),
              rowHead: true,
              cell: (action) => (
                <>
                  {t(`action.${action.kind}`)}
                  <Text size="label">{terms(action)}</Text>
                  {action.other && (
                    <TextLink href={stockPath(action.other.slug)}>{action.other.name}</TextLink>
                  )}
                </>
              ),
            },
            {
              key: 'day',
              head: t('action.exDate'),
              align: 'end',
              cell: ({ ex_date: day, kind, buyable }) => (
                <>
                  <Figure strong={false}>{date(day)}</Figure>
                  {buyable === true && (
                    <Text size="label">
                      {t(kind === 'dividend' ? 'action.buyForDividend' : 'action.buyBefore', {
                        day: date(day),
                      })}
                    </Text>
                  )}
                </>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** What an action gives, in a few words. */
function useTerms(currency: Currency): (action: ShownAction) => string {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, date, percent } = useFormat();
  return (action) => {
    const { kind, new_shares: more, old_shares: old, per_share: each, pays_on: day } = action;
    const { per_share_adjusted: adjusted } = action;
    const money = (amount: number | null) =>
      rupees(amount, { currency, decimals: Math.max(2, scaleOf(amount ?? 0)) });
    if (kind === 'dividend')
      return t(adjusted === undefined ? 'action.dividendTerms' : 'action.dividendAdjusted', {
        amount: money(each),
        adjusted: money(adjusted ?? null),
        day: day === null ? '' : date(day),
      });
    if (kind === 'rights')
      return t('action.rightsTerms', {
        more,
        old,
        price: rupees(each, { currency, decimals: 2 }),
        until: date(action.closes_on ?? null),
        day: date(action.allots_on ?? null),
      });
    if (kind === 'merger')
      return t(action.received ? 'action.takeoverTerms' : 'action.mergerTerms', { more, old });
    if (kind === 'demerger')
      return t(action.received ? 'action.splitOffTerms' : 'action.demergerTerms', {
        more,
        old,
        part: percent(action.cost_percentage ?? 0, { decimals: scaleOf(action.cost_percentage ?? 0) }),
      });
    return t(kind === 'split' ? 'action.splitTerms' : 'action.bonusTerms', { more, old });
  };
}
