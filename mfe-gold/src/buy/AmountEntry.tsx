import { useFormat, useWords } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Button, MoneyField, NumberField, Row, SegmentedControl, Stack } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { WAYS } from './purchase.ts';
import type { Way, Wish } from './purchase.ts';

const QUICK: Record<Way, readonly number[]> = {
  rupees: [250, 1_000, 5_000, 10_000],
  grams: [0.1, 0.5, 1, 5],
};

interface Props {
  wish: Wish;
  error: string | undefined;
  onChange(wish: Wish): void;
}

/** How much: by rupees or by grams, with amounts to tap. */
export function AmountEntry({ wish, error, onChange }: Props) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const { minimum, maximum } = usePlatform().config.gold;
  const { by, value } = wish;
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
        onChange={(way) => onChange({ by: way, value: QUICK[way][0]! })}
      />
      {by === 'rupees' ? (
        <MoneyField key="rupees" label={t('buy.amount')} {...field} />
      ) : (
        <NumberField key="grams" label={t('buy.grams')} suffix={t('buy.gram')} decimals={4} {...field} />
      )}
      <Row gap={2} as="div">
        {QUICK[by].map((amount) => (
          <Button
            key={amount}
            variant="secondary"
            size="small"
            guardMs={0}
            aria-pressed={value === amount}
            onClick={() => onChange({ by, value: amount })}
          >
            {by === 'rupees' ? format.rupees(amount) : t('buy.gramsAmount', { grams: amount })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
