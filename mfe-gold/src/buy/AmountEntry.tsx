import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Button, MoneyField, NumberField, Row, SegmentedControl, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { WAYS, type Way, type PurchaseRequest } from './purchase.ts';

const QUICK_GRAMS = [0.1, 0.5, 1, 5] as const;

interface Props {
  request: PurchaseRequest;
  error: string | undefined;
  onChange(request: PurchaseRequest): void;
}

/** How much: by rupees or by grams, with amounts to tap. */
export function AmountEntry({ request, error, onChange }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { minimum, maximum, defaultAmount } = usePlatform().config.gold;
  const first: Record<Way, number> = { rupees: defaultAmount, grams: QUICK_GRAMS[0] };
  const { by, value } = request;
  const hint = t('buy.limits', { minimum: format.rupees(minimum), maximum: format.rupees(maximum) });
  const field = {
    value,
    hint,
    error,
    name: by,
    onChange: (next: number | null) => onChange({ by, value: next }),
  };
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('buy.way')}
        options={WAYS.map((way) => ({ value: way, label: t(`buy.by.${way}`) }))}
        value={by}
        onChange={(way) => onChange({ by: way, value: first[way] })}
      />
      {by === 'rupees' ? (
        <MoneyField key="rupees" label={t('buy.amount')} chips {...field} />
      ) : (
        <>
          <NumberField key="grams" label={t('buy.grams')} suffix={t('buy.gram')} decimals={4} {...field} />
          <Row gap={2} as="div">
            {QUICK_GRAMS.map((grams) => (
              <Button
                key={grams}
                variant="secondary"
                size="small"
                guardMs={0}
                aria-pressed={value === grams}
                onClick={() => onChange({ by, value: grams })}
              >
                {t('buy.gramsAmount', { grams })}
              </Button>
            ))}
          </Row>
        </>
      )}
    </Stack>
  );
}
