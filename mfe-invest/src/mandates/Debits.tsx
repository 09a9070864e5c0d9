import type { Mandate, MandateDebit } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useWrite } from '@sanchay/remote-kit';
import { Button, Row, Stack, Text } from '@sanchay/ui';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { MANDATE_MESSAGES } from '../messages.ts';

/** The debits of a mandate: those to come can be called off until they are due. */
export function Debits({ mandate }: { mandate: Mandate }) {
  const { t } = useMessages(MANDATE_MESSAGES);
  const skip = useWrite('skipDebit', ['mandates', 'mandate']);
  if (mandate.debits.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text strong size="small">
        {t('debits.title')}
      </Text>
      <Stack gap={2} as="ul">
        {mandate.debits.map((debit) => (
          <li key={debit.id}>
            <Debit
              debit={debit}
              busy={skip.isPending}
              onSkip={() => skip.mutate({ params: { id: mandate.id, debit: debit.id } })}
            />
          </li>
        ))}
      </Stack>
      <WriteProblem error={skip.error} />
    </Stack>
  );
}

function Debit({ debit, busy, onSkip }: { debit: MandateDebit; busy: boolean; onSkip: () => void }) {
  const { t } = useMessages(MANDATE_MESSAGES);
  const { rupees, date, dateTime } = useFormat();
  const amount = rupees(debit.amount, { decimals: rupeeDecimals(debit.amount) });
  return (
    <Row justify="between">
      <Stack gap={1}>
        <Text size="small">{t(`debit.${debit.status}`, { amount, day: date(debit.date) })}</Text>
        {debit.opt_out_before && (
          <Text size="label">{t('debit.optOut', { time: dateTime(debit.opt_out_before) })}</Text>
        )}
        {debit.reason && <Text size="label">{debit.reason}</Text>}
      </Stack>
      {debit.status === 'announced' && (
        <OwnerOnly quiet>
          <Button size="small" variant="secondary" busy={busy} onClick={onSkip}>
            {t('debit.skip')}
          </Button>
        </OwnerOnly>
      )}
    </Row>
  );
}
