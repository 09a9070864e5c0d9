import { Text } from '@sanchay/ui';
import type { ReactNode } from 'react';

/** What a row is of, small enough for names of two lines on phones, and one line about it. */
export function RowName({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <>
      <Text size="small" strong as="div">
        {children}
      </Text>
      {below && (
        <Text size="label" as="div">
          {below}
        </Text>
      )}
    </>
  );
}
