import { useId, type ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface SegmentedControlProps<V extends string = string> {
  label: string;
  hideLabel?: boolean;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  /** `bar` fills the width, `chips` are as wide as their words. */
  look?: 'bar' | 'chips';
}

const Label = styled.legend`
  margin-bottom: var(--space-2);
  font-size: var(--text-label);
  color: var(--ink-3);
`;

const Bar = styled.div`
  display: flex;
  padding: 4px;
  gap: 2px;
  background: var(--sunk);
  border-radius: var(--radius-field);
  & > label {
    /* Longer words get more room, so that they stay on one line on phones. */
    flex: 1 1 auto;
    min-height: 40px;
    border-radius: 9px;
    font-weight: 600;
    color: var(--ink-2);
  }
  & > label:has(:checked) {
    /* Lighter than the bar in the dark too, where cards are darker than it. */
    background: color-mix(in srgb, var(--surface), white 14%);
    color: var(--ink);
    box-shadow: 0 1px 3px rgb(0 0 0 / 14%);
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > label {
    min-width: 44px;
    min-height: 32px;
    padding-inline: 10px;
    border-radius: var(--radius-pill);
    background: var(--sunk);
    font-size: var(--text-label);
    font-weight: 600;
    color: var(--ink-2);
  }
  & > label:has(:checked) {
    background: var(--ink);
    color: var(--bg);
  }
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 4px 8px;
  text-align: center;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color var(--fast) var(--ease);
  /* The finger's target is 44 px high even where the chip is not. */
  &::after {
    content: '';
    position: absolute;
    inset: -6px -3px;
  }
  & > input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

/** One of a few, all visible. Native radio buttons: arrow keys and screen readers just work. */
export function SegmentedControl<V extends string>({
  label,
  hideLabel = true,
  options,
  value,
  onChange,
  look = 'bar',
}: SegmentedControlProps<V>) {
  const name = useId();
  const Group = look === 'bar' ? Bar : Chips;
  return (
    <fieldset role="radiogroup" aria-label={hideLabel ? label : undefined}>
      {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Label>{label}</Label>}
      <Group>
        {options.map((option) => (
          <Segment key={option.value} className="chip">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Group>
    </fieldset>
  );
}
