import { phone, Text, type Tone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { OneLine } from './OneLine.ts';

/** On phones, where a figure leaves a name half a row, the name goes on in a second line. */
const Name = styled(OneLine)`
  ${phone} {
    font-size: var(--text-small);
    line-height: 1.25;
    -webkit-line-clamp: 2;
  }
`;

interface Props {
  children: ReactNode;
  /** Smaller, below. */
  below: ReactNode;
  /** Colour of the line below. */
  tone?: Tone | undefined;
}

/** What a row of a table is of, and one line about it, each cut off where it is longer. */
export function TwoLines({ children, below, tone }: Props) {
  return (
    <>
      <Name>{children}</Name>
      <Text size="label" as="div" tone={tone}>
        <OneLine>{below}</OneLine>
      </Text>
    </>
  );
}
