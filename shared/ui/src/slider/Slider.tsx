import { useId, useState, type KeyboardEvent } from 'react';
import { FieldNotes, FieldRoot } from '../field/Field.tsx';
import { useField, type InputFieldProps } from '../field/useField.ts';
import { useAmountText } from '../money/useAmountText.ts';
import { POSITIONS, shareOf, snap, valueAt, type SliderScale } from './scale.ts';
import { Head, Number as NumberBox, Pair, Side } from './sliderParts.tsx';
import { SliderTrack } from './SliderTrack.tsx';

export interface SliderProps extends InputFieldProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** How the value is read out; the figure with its unit without. */
  format?: (value: number) => string;
  /** After the figure: "years", "%". */
  unit?: string;
  /** Before the figure: ₹. */
  money?: boolean;
  /** `log` for amounts: as much room from 500 to 5,000 as from 50,000 to 5,00,000. */
  scale?: SliderScale;
}

const jumps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** A value to slide or to type: one control, two ways in. */
export function Slider({
  value,
  onChange,
  min,
  max,
  step = 1,
  format,
  unit,
  money,
  scale = 'linear',
  ...props
}: SliderProps) {
  const range = { min, max, step, scale };
  const labelId = useId();

  // While the user types 5 on the way to 5,000 the value stays as it was.
  const [draft, setDraft] = useState<number | null | undefined>(undefined);
  const decimals = (String(step).split('.')[1] ?? '').length;
  const { text, problem, change, tidy } = useAmountText({
    value: draft === undefined ? value : draft,
    decimals,
    onChange(next) {
      setDraft(next);
      if (next !== null && next >= min && next <= max) onChange(next);
    },
  });
  const { control, label, hideLabel, hint, error } = useField({ ...props, error: problem ?? props.error });
  function leave(): void {
    if (draft !== undefined && draft !== null && draft !== value) onChange(snap(draft, range));
    setDraft(undefined);
    tidy();
  }
  function slideByKey(event: KeyboardEvent<HTMLInputElement>): void {
    const jump = jumps[event.key];
    if (jump === undefined) return;
    event.preventDefault();
    onChange(snap(value + jump * step, range));
  }

  const announced = format
    ? format(value)
    : [money && '₹', text, unit && ` ${unit}`].filter(Boolean).join('');
  return (
    <FieldRoot>
      <Head>
        <label id={labelId} htmlFor={control.id} hidden={hideLabel}>
          {label}
        </label>
        <Pair>
          {money && <Side>₹</Side>}
          <NumberBox
            {...control}
            name={props.name}
            disabled={props.disabled}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            enterKeyHint="done"
            autoComplete="off"
            size={Math.max(2, text.length)}
            value={text}
            onChange={change}
            onBlur={leave}
          />
          {unit && <Side>{unit}</Side>}
        </Pair>
      </Head>
      <SliderTrack
        aria-labelledby={labelId}
        aria-valuetext={announced}
        disabled={props.disabled}
        min={0}
        max={POSITIONS}
        step={1}
        value={Math.round(shareOf(value, range) * POSITIONS)}
        onKeyDown={slideByKey}
        onSlide={(position) => onChange(valueAt(position / POSITIONS, range))}
      />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </FieldRoot>
  );
}
