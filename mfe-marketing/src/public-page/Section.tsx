import { Heading, Stack } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';

const Part = styled.section`
  scroll-margin-top: 96px;
`;

export interface SectionProps {
  /** Links lead here; unique on the page. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={4}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Part>
  );
}

/** Running text no wider than is good to read. */
export const Prose = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 720px;
  & > p {
    margin: 0;
  }
`;

/** Points of running text; \`as="ol"\` numbers them. */
export const Points = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 720px;
  margin: 0;
  padding-inline-start: 1.25em;
  list-style: disc;
  color: var(--ink-2);
  &:is(ol) {
    list-style: decimal;
  }
  & > li::marker {
    color: var(--ink-3);
  }
`;

/** Tables and lists of a few short columns, whose ends should not be far apart. */
export const Narrow = styled.div`
  max-width: 720px;
`;
