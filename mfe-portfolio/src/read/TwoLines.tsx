import { Text, type Tone } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { OneLine } from './OneLine.ts';

interface Props {
  children: ReactNode;
  /** Smaller, below. */
  below: ReactNode;
  /** Colour of the line below. */
  tone?: Tone | undefined;
}

/** What a row of a table is of, and one line about it, each cut off at the end of its line. */
export function TwoLines({ children, below, tone }: Props) {
  return (
    <>
      <OneLine>{children}</OneLine>
      <Text size="label" as="div" tone={tone}>
        <OneLine>{below}</OneLine>
      </Text>
    </>
  );
}
