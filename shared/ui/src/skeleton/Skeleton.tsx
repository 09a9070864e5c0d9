import type { ReactNode } from 'react';
import { useMessages } from '@sanchay/i18n';
import { keyframes, styled } from '@sanchay/ui/style';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { phone } from '../tokens/media.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Bone = styled.div<{ $width: string; $height: string; $round: string }>`
  width: ${(p) => p.$width};
  height: ${(p) => p.$height};
  border-radius: ${(p) => p.$round};
  background: color-mix(in srgb, var(--sunk) 70%, var(--line));
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** A line of words to come. */
export function SkeletonLine({ width = 100, height = 16 }: { width?: number; height?: number }) {
  return <Bone $width={`${width}%`} $height={`${height}px`} $round="6px" />;
}

/** A box to come. */
export function SkeletonBlock({ width = 100, height = 120 }: { width?: number; height?: number }) {
  return <Bone $width={`${width}%`} $height={`${height}px`} $round="var(--radius-card)" />;
}

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;

/** A chart with its ranges to come: as high as `LineChart` with the same `height`. */
export function SkeletonChart({ height = 260 }: { height?: number }) {
  return (
    <Lines>
      <SkeletonLine width={40} height={32} />
      <SkeletonBlock height={height + 30} />
    </Lines>
  );
}

const TableRow = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: 2fr repeat(${(p) => p.$columns - 1}, 1fr);
  gap: 16px;
  padding-block: 16px;
  border-bottom: 1px solid var(--line);
  ${phone} {
    grid-template-columns: 2fr repeat(${(p) => Math.min(2, p.$columns - 1)}, 1fr);
    & > :nth-of-type(n + 4) {
      display: none;
    }
  }
`;

/** Rows of a table to come. */
export function SkeletonTable({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        <TableRow key={row} $columns={columns}>
          {Array.from({ length: columns }, (_unused, column) => (
            <SkeletonLine key={column} width={column === 0 ? 80 : 100} height={20} />
          ))}
        </TableRow>
      ))}
    </div>
  );
}

const CardGrid = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
`;

/** Cards to come. */
export function SkeletonCards({ count = 3, height = 120 }: { count?: number; height?: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, card) => (
        <SkeletonBlock key={card} height={height} />
      ))}
    </CardGrid>
  );
}

/** Frame of a loading area: announces it once, and is marked busy. */
export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <div aria-busy="true" data-loading="">
      <VisuallyHidden role="status">{label ?? t('state.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
