import { fundTitle, type CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { SelectField } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';

interface OrderFieldProps {
  orders: CallReply<'orders'>['data'];
  value: string;
  onChange: (id: string) => void;
}

/** Which order the question is about, if any; its timeline goes with the ticket. Nothing without orders. */
export function OrderField({ orders, value, onChange }: OrderFieldProps) {
  const { t } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  const options = orders.map(({ id, fund_name: name, amount, placed_at: at }) => ({
    value: id,
    label: `${fundTitle(name)} · ${format.rupees(amount)} · ${format.date(at)}`,
  }));
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('newTicket.order')}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={onChange}
      options={[{ value: '', label: t('newTicket.noOrder') }, ...options]}
    />
  );
}
