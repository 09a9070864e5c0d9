import type { PaymentOptions } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, Row, SelectField, Stack, Text, TextField } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { PayChoice } from './payChoice.ts';
import type { UpiCheck } from './useUpiCheck.ts';

interface MethodFieldsProps {
  options: PaymentOptions | undefined;
  choice: PayChoice;
  onChange: (choice: PayChoice) => void;
  /** The server's words about a field. */
  errors: Readonly<Record<string, readonly string[]>>;
  upi: UpiCheck;
}

/** The inputs of the chosen method: a UPI id, a bank, a mandate. */
export function MethodFields({ options, choice, onChange, errors, upi }: MethodFieldsProps) {
  const { t } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const { method } = choice;
  if (method === 'upi') {
    return (
      <Stack gap={3}>
        <TextField
          label={t('pay.upiId')}
          hint={t('pay.upiIdHint')}
          value={choice.upiId}
          onChange={(upiId) => onChange({ ...choice, upiId })}
          onBlur={upi.ask}
          error={upi.problem ?? (upi.bank === undefined ? errors.upi_id?.[0] : undefined)}
          inputMode="email"
          autoComplete="off"
        />
        <Text size="label" role="status">
          {upi.bank !== undefined && t('pay.upiBank', { bank: upi.bank })}
        </Text>
        {options && options.upi_ids.length > 1 && (
          <Row wrap>
            {options.upi_ids.map((upiId) => (
              <Button key={upiId} size="small" variant="quiet" onClick={() => onChange({ ...choice, upiId })}>
                {upiId}
              </Button>
            ))}
          </Row>
        )}
        {options && (
          <Text size="label">
            {t('pay.upiPayee', { payee: options.payee_upi_id, limit: rupees(options.upi_daily_limit) })}
          </Text>
        )}
      </Stack>
    );
  }
  if (method === 'netbanking' && options && options.banks.length > 0) {
    return (
      <SelectField
        label={t('pay.bank')}
        hint={t('pay.ownAccount')}
        value={choice.bank}
        onChange={(bank) => onChange({ ...choice, bank })}
        options={options.banks.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.bank?.[0]}
      />
    );
  }
  if (method === 'mandate' && options && options.mandates.length > 0) {
    return (
      <SelectField
        label={t('pay.mandate')}
        value={choice.mandateId}
        onChange={(mandateId) => onChange({ ...choice, mandateId })}
        options={options.mandates.map(({ id, label, limit }) => ({
          value: id,
          label: t('pay.mandateUpTo', { label, limit: rupees(limit) }),
        }))}
        error={errors.mandate_id?.[0]}
      />
    );
  }
  return null;
}
