import type { DocumentKind } from '@sanchay/contracts';
import { styled } from '@sanchay/ui/style';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 260px;
  height: auto;
  margin: 0 auto;
`;

/** How a good picture looks: drawn, of nobody. */
export function SampleCard({ kind, label }: { kind: DocumentKind; label: string }) {
  return (
    <Drawing viewBox="0 0 260 160" role="img" aria-label={label}>
      <rect x="1" y="1" width="258" height="158" rx="12" fill="var(--accent-soft)" stroke="var(--line)" />
      {kind === 'signature' ? <Signature /> : kind === 'photo' || kind === 'selfie' ? <Face /> : <Card />}
    </Drawing>
  );
}

function Face() {
  return (
    <g fill="none" stroke="var(--accent)" strokeWidth="3">
      <rect x="80" y="16" width="100" height="128" rx="10" fill="var(--surface)" />
      <circle cx="130" cy="66" r="24" />
      <path d="M92 140c4-30 20-42 38-42s34 12 38 42" />
    </g>
  );
}

function Signature() {
  return (
    <g fill="none" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round">
      <rect x="24" y="36" width="212" height="88" rx="8" fill="#ffffff" stroke="none" />
      <path d="M48 98c22-52 34-46 30-12s22 8 32-16 18-14 14 8 20 10 30-6 22-4 18 8 18 4 32-4" />
    </g>
  );
}

function Card() {
  return (
    <>
      <rect x="18" y="20" width="110" height="8" rx="4" fill="var(--accent)" />
      <rect x="186" y="18" width="54" height="60" rx="6" fill="var(--surface)" stroke="var(--accent)" />
      <circle cx="213" cy="40" r="9" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <path d="M198 74c2-14 8-18 15-18s13 4 15 18" fill="none" stroke="var(--accent)" strokeWidth="2" />
      {[44, 62, 80].map((y, index) => (
        <rect key={y} x="18" y={y} width={[120, 96, 74][index]} height="7" rx="3.5" fill="var(--ink-3)" />
      ))}
      <rect x="18" y="118" width="150" height="14" rx="4" fill="var(--ink-2)" />
      <rect x="192" y="112" width="48" height="26" rx="4" fill="var(--surface)" stroke="var(--ink-3)" />
    </>
  );
}
