import type { ReactNode } from 'react';
import { useFormat, useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { Table } from '../table/Table.tsx';
import { arcs } from './arcs.ts';
import { ringColour, RingDot } from './RingDot.tsx';

export interface RingProps {
  label: string;
  /** `percentage` is its share as a table beside states it; it follows from the values without. */
  slices: readonly { label: string; value: number; percentage?: number; icon?: ReactNode }[];
  /** In the middle; the largest slice without. */
  centre?: { label: ReactNode; value: ReactNode };
  format?: (value: number) => string;
  /** Width in px. */
  size?: number;
  /** A table beside it has the names and shares, its rows with a `RingDot`: the ring does not repeat them. */
  isBesideTable?: boolean;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-6);
`;

const Dial = styled.div`
  position: relative;
  flex: none;
`;

const Centre = styled.div`
  position: absolute;
  inset: 22%;
  display: grid;
  place-content: center;
  text-align: center;
  line-height: 1.2;
  font-size: var(--text-label);
  color: var(--ink-3);
  & > strong {
    font-size: 1.1875rem;
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
`;

const Names = styled.ul`
  flex: 1 1 150px;
  max-width: 26rem;
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-small);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & svg {
    flex: none;
  }
  & b {
    margin-inline-start: auto;
    padding-inline-start: var(--space-3);
    font-variant-numeric: tabular-nums;
  }
`;

/** Parts of a whole, with their names and shares beside. */
export function Ring({ label, slices, centre, format, size = 168, isBesideTable = false }: RingProps) {
  const { t } = useMessages();
  const { percent, compact } = useFormat();
  const parts = arcs(slices.map((slice) => slice.value));
  const share = (index: number): string =>
    percent(slices[index]?.percentage ?? (parts[index]?.share ?? 0) * 100, { decimals: 1 });
  const show = format ?? ((value: number) => compact(value));
  const largest = parts.reduce(
    (best, part, index) => (part.share > (parts[best]?.share ?? 0) ? index : best),
    0,
  );
  const middle = centre ?? { label: slices[largest]?.label, value: share(largest) };
  if (slices.length === 0) return null;
  const dial = (
    <Dial>
      <svg
        viewBox="0 0 100 100"
        width={size}
        height={size}
        role="img"
        aria-label={`${label}: ${slices.map((slice, index) => `${slice.label} ${share(index)}`).join(', ')}`}
      >
        {parts.map((part, index) => (
          <circle
            key={slices[index]!.label}
            cx={50}
            cy={50}
            r={43}
            fill="none"
            stroke={ringColour(index)}
            strokeWidth={11}
            pathLength={100}
            strokeDasharray={`${part.drawn} ${100 - part.drawn}`}
            strokeDashoffset={25 - part.start}
          />
        ))}
      </svg>
      <Centre aria-hidden="true">
        {middle.label}
        <strong>{middle.value}</strong>
      </Centre>
    </Dial>
  );
  if (isBesideTable) return <Line>{dial}</Line>;
  return (
    <ChartFrame
      label={label}
      chart={
        <Line>
          {dial}
          <Names aria-hidden="true">
            {slices.map((slice, index) => (
              <li key={slice.label}>
                <RingDot index={index} />
                {slice.icon}
                {slice.label}
                <b>{share(index)}</b>
              </li>
            ))}
          </Names>
        </Line>
      }
      table={() => (
        <Table
          caption={label}
          hideCaption
          rows={slices.map((slice, index) => ({ ...slice, share: share(index) }))}
          rowKey={(row) => row.label}
          columns={[
            { key: 'part', head: t('ui.part'), rowHead: true, cell: (row) => row.label },
            { key: 'value', head: t('ui.value'), align: 'end', cell: (row) => show(row.value) },
            { key: 'share', head: t('ui.share'), align: 'end', cell: (row) => row.share },
          ]}
        />
      )}
    />
  );
}
