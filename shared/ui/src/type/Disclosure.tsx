import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { ChevronDownIcon } from '../icons/icons.tsx';

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-3);
    min-height: 52px;
    padding-block: var(--space-3);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    color: var(--ink-3);
    transition: transform var(--fast) var(--ease);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Body = styled.div`
  padding-bottom: var(--space-4);
  color: var(--ink-2);
`;

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open at first. */
  open?: boolean;
}

/** A question that opens to its answer. Works without a script. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <Details open={open}>
      <summary>
        {summary}
        <ChevronDownIcon />
      </summary>
      <Body>{children}</Body>
    </Details>
  );
}
