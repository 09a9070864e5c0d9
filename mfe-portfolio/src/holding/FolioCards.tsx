import type { Folio } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Badge, Card, DetailList, Grid, Heading, Row, Stack } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { costText } from '../asset/figureTerms.tsx';
import { FolioBadge, FolioReasons } from '../import/FolioBadge.tsx';
import { MESSAGES } from '../messages.ts';

/** The folios of a holding, each with its units, value and SIPs. */
export function FolioCards({ folios }: { folios: readonly Folio[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const decimals = unitDecimals(folios.map(({ units }) => units));
  const money = (amount: number) => format.rupees(amount, { decimals: 2 });
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{t('folios.title', { count: folios.length })}</Heading>
      <Grid min={300}>
        {folios.map((folio) => (
          <Card
            key={`${folio.source} ${folio.folio_no}`}
            title={t('folios.number', { number: folio.folio_no })}
            titleLevel={3}
          >
            <Stack gap={3}>
              <Row gap={2}>
                <Badge>{t(folio.direct === 'Y' ? 'folios.direct' : 'folios.regular')}</Badge>
                {folio.statement && <Badge>{t('source.imported')}</Badge>}
                {folio.statement && folio.statement.status !== 'green' && (
                  <FolioBadge status={folio.statement.status} />
                )}
                {folio.sips.map((sip, index) => (
                  <Badge key={index} tone="accent">
                    {t(`folios.sip.${sip.frequency}`, {
                      amount: format.rupees(sip.amount),
                      day: format.ordinal(sip.day),
                    })}
                  </Badge>
                ))}
              </Row>
              <DetailList
                items={[
                  { term: t('facts.units.mutual_fund'), value: format.units(folio.units, decimals) },
                  { term: t('figures.putIn'), value: costText(t, folio.invested, money) },
                  { term: t('figures.value'), value: money(folio.currentValue) },
                  ...(folio.statement
                    ? [{ term: t('imported.until'), value: format.date(folio.statement.until) }]
                    : []),
                  ...folio.sips.map((sip) => ({
                    term: t('folios.next', { amount: format.rupees(sip.amount) }),
                    value: format.date(sip.next_date),
                  })),
                ]}
              />
              {folio.statement && <FolioReasons reasons={folio.statement.reasons} />}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
