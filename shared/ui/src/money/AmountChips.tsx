import { useFormat, useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { Button } from '../button/Button.tsx';

/** Rupees that a tap adds to an amount. */
const ADDITIONS = [1_000, 5_000] as const;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: calc(-1 * var(--space-1));
`;

interface AmountChipsProps {
  /** In rupees; null counts as nothing. */
  value: number | null;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** Buttons below an amount that add to it. */
export function AmountChips({ value, onChange, disabled }: AmountChipsProps) {
  const { t } = useMessages();
  const { rupees } = useFormat();
  return (
    <Chips>
      {ADDITIONS.map((amount) => (
        <Button
          key={amount}
          type="button"
          variant="secondary"
          size="small"
          guardMs={0}
          disabled={disabled}
          aria-label={t('ui.addAmount', { amount: rupees(amount) })}
          onClick={() => onChange((value ?? 0) + amount)}
        >
          {`+${rupees(amount)}`}
        </Button>
      ))}
    </Chips>
  );
}
