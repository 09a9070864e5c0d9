/** 1 is low, 6 is very high: the six levels of the regulator's dial. */
export type RiskLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The API's words for the levels, in order (contracts, RISK_RATINGS), without their "Risk". */
const ratings = ['low', 'low to moderate', 'moderate', 'moderately high', 'high', 'very high'];

/** Level of a rating such as "Moderately High Risk"; null when it is not one. */
export function riskLevel(rating: string | null | undefined): RiskLevel | null {
  const message = (rating ?? '')
    .toLowerCase()
    .replace(/\s*risk$/, '')
    .trim();
  const index = ratings.indexOf(message);
  return index < 0 ? null : ((index + 1) as RiskLevel);
}
