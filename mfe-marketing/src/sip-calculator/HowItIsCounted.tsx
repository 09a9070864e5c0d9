import { sip } from '@sanchay/finance';
import { Card, Heading, Stack, Table, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useFormat, useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { CONVENTIONS } from './sipAnswers.ts';
import { planOf } from './sipPlan.ts';
import type { SipFigures } from './sipPlan.ts';

const Formula = styled.p`
  margin: 0;
  padding: var(--space-4);
  background: var(--sunk);
  border-radius: var(--radius-field);
  color: var(--ink);
  font-variant-numeric: tabular-nums;
  overflow-x: auto;
`;

const EXAMPLE = { monthlyAmount: 1_000, annualRatePct: 12, months: 12 };

/** The formula, one example to check by hand, and the three ways in which sites count. */
export function HowItIsCounted({ figures }: { figures: SipFigures }) {
  const { t } = useWords(WORDS);
  const { rupees } = useFormat();
  const rows = CONVENTIONS.map((convention) => ({
    convention,
    example: sip({ ...EXAMPLE, convention }).value,
    yours: planOf({ ...figures, convention }).value,
  }));
  const { convention } = figures;
  const example = sip({ ...EXAMPLE, convention });
  return (
    <Card title={t('sip.how')}>
      <Stack gap={4}>
        <Text>{t('sip.formulaLead')}</Text>
        <Formula tabIndex={0}>{t(`sip.formula.${convention}`)}</Formula>
        <Text size="small">{t('sip.letters')}</Text>
        {figures.stepUp > 0 && <Text size="small">{t('sip.formulaStepUp')}</Text>}
        <Heading level={3}>{t('sip.example')}</Heading>
        <Text>
          {t(`sip.exampleText.${convention}`, {
            amount: rupees(EXAMPLE.monthlyAmount),
            months: EXAMPLE.months,
            rate: EXAMPLE.annualRatePct,
            value: rupees(example.value, { decimals: 2 }),
          })}
        </Text>
        <Heading level={3}>{t('sip.differ')}</Heading>
        <Text>{t('sip.differText')}</Text>
        <Table
          caption={t('sip.differ')}
          hideCaption
          columns={[
            {
              key: 'name',
              head: t('sip.convention'),
              cell: (row: (typeof rows)[number]) => t(`sip.convention.${row.convention}`),
              rowHead: true,
            },
            {
              key: 'example',
              head: t('sip.exampleHead'),
              hideOnPhone: true,
              cell: (row) => rupees(row.example, { decimals: 2 }),
              align: 'end',
            },
            { key: 'yours', head: t('sip.yours'), cell: (row) => rupees(row.yours), align: 'end' },
          ]}
          rows={rows}
          rowKey={(row) => row.convention}
        />
      </Stack>
    </Card>
  );
}
