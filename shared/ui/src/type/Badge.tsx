import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';

export type BadgeTone = 'neutral' | 'accent' | 'gain' | 'loss' | 'warn';

const looks: Record<BadgeTone, string> = {
  neutral: 'background: var(--sunk); color: var(--ink-2);',
  accent: 'background: var(--accent-soft); color: var(--accent);',
  gain: 'background: var(--sunk); color: var(--gain);',
  loss: 'background: var(--sunk); color: var(--loss);',
  warn: 'background: var(--warn-ground); color: var(--warn);',
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding: 3px 10px;
  border-radius: var(--radius-pill);
  font-size: var(--text-label);
  font-weight: 600;
  white-space: nowrap;
  ${(p) => looks[p.$tone]}
`;

/** A short fact about the thing beside it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Pill $tone={tone}>{children}</Pill>;
}
