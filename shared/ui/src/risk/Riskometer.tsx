import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { riskLevel, type RiskLevel } from './riskLevel.ts';

export interface RiskometerProps {
  level?: RiskLevel | null;
  /** The API's words, instead of a level. */
  rating?: string | null;
  /** Width in px. */
  size?: number;
  /** Omits the level as text below it, where it is already shown beside the dial. */
  bare?: boolean;
}

const colours = [
  'var(--gain)',
  'var(--chart-5)',
  'var(--chart-2)',
  'color-mix(in srgb, var(--chart-2) 60%, var(--loss))',
  'color-mix(in srgb, var(--chart-2) 25%, var(--loss))',
  'var(--loss)',
] as const;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;
  font-weight: 600;
`;

const RADIUS = 52;
const CENTRE_X = 64;
const CENTRE_Y = 62;
const SWEEP = 180 / colours.length;
const GAP = 1.2;

function pointAt(degrees: number, radius: number): string {
  const angle = (Math.PI * (180 - degrees)) / 180;
  return `${(CENTRE_X + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE_Y - radius * Math.sin(angle)).toFixed(2)}`;
}

/** The risk dial, with the level in words under it. */
export function Riskometer({ level, rating, size = 128, bare = false }: RiskometerProps) {
  const { t } = useMessages();
  const shown = level ?? riskLevel(rating);
  const message = shown === null ? t('state.notAvailable') : t(`ui.risk.${shown}`);
  return (
    <Box>
      <svg viewBox="0 0 128 70" width={size} role="img" aria-label={`${t('ui.risk')}: ${message}`}>
        {colours.map((colour, index) => (
          <path
            key={colour}
            d={`M${pointAt(index * SWEEP + GAP, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt((index + 1) * SWEEP - GAP, RADIUS)}`}
            fill="none"
            stroke={colour}
            strokeWidth={index + 1 === shown ? 13 : 10}
            opacity={index + 1 === shown ? 1 : 0.28}
          />
        ))}
        {shown !== null && (
          <path
            d={`M${CENTRE_X} ${CENTRE_Y}L${pointAt((shown - 0.5) * SWEEP, RADIUS - 14)}`}
            stroke="var(--ink)"
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        )}
        <circle cx={CENTRE_X} cy={CENTRE_Y} r={5} fill="var(--ink)" />
      </svg>
      {!bare && <span aria-hidden="true">{message}</span>}
    </Box>
  );
}
