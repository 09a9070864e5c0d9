/** The page on which a deposit of a plan is booked. */
export function bookingPath(issuer: string, planId: string): string {
  return `/fixed-deposit/${encodeURIComponent(issuer)}/${encodeURIComponent(planId)}/invest/enter-fd-details`;
}
