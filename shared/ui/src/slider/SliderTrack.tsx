import { useRef, useState, type ComponentProps } from 'react';
import { useCssVars } from '../hooks/useCssVars.ts';
import { Track } from './sliderParts.tsx';

export interface SliderTrackProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'onChange' | 'value'
> {
  min: number;
  max: number;
  value: number;
  onSlide: (value: number) => void;
}

/** The track of every slider, filled up to its value; without a script and on paper there is only the field beside it. */
export function SliderTrack({ value, onSlide, ...input }: SliderTrackProps) {
  const track = useRef<HTMLInputElement>(null);
  const { min, max } = input;
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  const filled = `${(share * 100).toFixed(2)}%`;
  const [first] = useState(filled);
  useCssVars(track, { '--filled': filled });
  return (
    <Track
      {...input}
      ref={track}
      $first={first}
      type="range"
      value={value}
      onChange={(event) => onSlide(event.target.valueAsNumber)}
    />
  );
}
