import { styled } from '@sanchay/ui/style';

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  border-radius: 3px;
  background: var(--sunk);
`;

interface ShareBarProps {
  /** Filled part, 0 to 1. */
  share: number;
  /** The other part is filled too, as a gain. */
  rest?: boolean;
}

/** A share as a bar. Drawn with attributes, which need no style of the element; the figure stands beside it. */
export function ShareBar({ share, rest = false }: ShareBarProps) {
  const width = Math.max(0, Math.min(100, share * 100)).toFixed(1);
  return (
    <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {rest && <rect width="100" height="1" fill="var(--gain)" />}
      <rect width={width} height="1" fill={rest ? 'var(--line-strong)' : 'var(--accent)'} />
    </Bar>
  );
}
