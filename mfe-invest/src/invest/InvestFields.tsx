import { fundTitle, type Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MoneyField, Notice, SegmentedControl, SelectField, Stack, Text } from '@sanchay/ui';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { MESSAGES } from '../messages.ts';
import { amountMessages } from './amountMessages.ts';
import { NEW_FOLIO } from './folioChoices.ts';
import { kindsOf } from './orderKinds.ts';
import { SipFields } from './SipFields.tsx';
import type { Invest } from './useInvest.ts';
import { WhatHappens } from './WhatHappens.tsx';

const BESIDE_FIELDS = ['amount', 'start_date', 'folio_no', 'step_up'];

/** How, how much, when and into which folio; and what will happen then. */
export function InvestFields({ scheme, invest }: { scheme: Scheme; invest: Invest }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { answers, change, folios, folio, line, problem, error } = invest;
  const kinds = kindsOf(scheme);
  const refused = (field: string): string | undefined => error?.errors[field]?.[0];
  const elsewhere = error && !BESIDE_FIELDS.some((field) => refused(field)) ? error : null;
  return (
    <Stack gap={4}>
      {kinds.length > 1 && (
        <SegmentedControl
          label={t('invest.kind')}
          value={answers.kind}
          onChange={invest.choose}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      )}
      <MoneyField
        label={t(answers.kind === 'sip' ? `invest.every.${answers.frequency}` : 'invest.amount')}
        value={answers.amount}
        onChange={(amount) => change({ amount })}
        error={refused('amount') ?? amountMessages(problem, invest.minimum, t, format)}
        hint={t('invest.from', { amount: format.rupees(invest.minimum) })}
        name="amount"
        chips
      />
      {answers.kind === 'sip' && (
        <SipFields
          scheme={scheme}
          invest={invest}
          error={refused('start_date')}
          stepError={refused('step_up')}
        />
      )}
      {folios !== null && folios.length > 0 && (
        <SelectField
          label={t('invest.folio')}
          value={folio?.folioNo ?? NEW_FOLIO}
          onChange={(chosen) => change({ folio: chosen })}
          error={refused('folio_no')}
          options={[
            ...folios.map(({ folioNo, holdsFund }) => ({
              value: folioNo,
              label: holdsFund ? t('invest.folioOfFund', { folio: folioNo }) : folioNo,
            })),
            { value: NEW_FOLIO, label: t('invest.newFolioChoice') },
          ]}
        />
      )}
      {folios?.length === 0 && <Text size="label">{t('invest.newFolio')}</Text>}
      {problem === null && <WhatHappens scheme={scheme} invest={invest} />}
      {line && !invest.added && (
        <Notice>
          {t('invest.inCart', {
            amount: format.rupees(line.amount, { decimals: rupeeDecimals(line.amount) }),
          })}
        </Notice>
      )}
      <WriteProblem error={elsewhere} />
      {invest.added && (
        <Notice tone="success" live>
          {t('invest.added', { fund: fundTitle(scheme.short_name) })}
        </Notice>
      )}
    </Stack>
  );
}
