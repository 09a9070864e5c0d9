import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';

// Pictures of empty states: sheets, line work and one accent, in the colours of the theme. All decorative.

const edge = { stroke: 'var(--line-strong)', strokeWidth: 2 };

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 112"
      width={140}
      height={98}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="80" cy="101" rx="60" ry="8" fill="var(--sunk)" />
      <rect
        x="52"
        y="10"
        width="68"
        height="84"
        rx="10"
        fill="var(--accent-soft)"
        transform="rotate(7 86 52)"
      />
      <rect x="40" y="14" width="72" height="84" rx="10" fill="var(--surface)" {...edge} />
      {children}
    </svg>
  );
}

/** Rows of a sheet: a dot and a line each. */
function Rows({ at }: { at: readonly number[] }) {
  return at.map((y) => (
    <g key={y}>
      <circle cx="54" cy={y} r="5" fill="var(--accent-soft)" />
      <path d={`M67 ${y}h32`} stroke="var(--line)" strokeWidth="5" />
    </g>
  ));
}

interface PictureProps {
  icon?: ReactNode;
}

const Marked = styled.div`
  position: relative;
  & > span {
    position: absolute;
    left: 88px;
    top: 48px;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
    & svg {
      width: 22px;
      height: 22px;
    }
  }
`;

function EmptyList({ icon }: PictureProps) {
  return (
    <Marked aria-hidden="true">
      <Frame>
        <Rows at={[34, 54, 74]} />
      </Frame>
      {icon && <span>{icon}</span>}
    </Marked>
  );
}

function NothingFound() {
  return (
    <Frame>
      <Rows at={[34, 54, 74]} />
      <circle cx="106" cy="60" r="20" fill="var(--surface)" stroke="var(--accent)" strokeWidth="4" />
      <path d="m121 75 14 14" stroke="var(--accent)" strokeWidth="7" />
      <path d="M100 54l12 12M112 54l-12 12" stroke="var(--line-strong)" strokeWidth="3" />
    </Frame>
  );
}

function AllDone() {
  return (
    <Frame>
      {[34, 54, 74].map((y) => (
        <g key={y}>
          <path d={`m49 ${y} 4 4 7-8`} stroke="var(--accent)" strokeWidth="3" />
          <path d={`M70 ${y}h29`} stroke="var(--line)" strokeWidth="5" />
        </g>
      ))}
      <circle cx="120" cy="76" r="18" fill="var(--accent)" />
      <path d="m112 76.5 5.5 5.5 10-11" stroke="var(--on-accent)" strokeWidth="4" />
      <path d="M132 40v10M127 45h10M28 30v8M24 34h8" stroke="var(--chart-2)" strokeWidth="3" />
    </Frame>
  );
}

export const PICTURES = { list: EmptyList, search: NothingFound, done: AllDone };
