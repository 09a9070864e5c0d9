/** Who collects money by UPI: the business of mutual funds, of broking, or of gold. */
export type Payee = 'funds' | 'broking' | 'gold';

/** The environment variable that names the UPI handle of each. */
export const PAYEE_VARIABLES: Readonly<Record<Payee, string>> = {
  funds: 'PAYEE_UPI_ID',
  broking: 'PAYEE_BROKING_UPI_ID',
  gold: 'PAYEE_GOLD_UPI_ID',
};

export type PayeeUpiIds = Readonly<Partial<Record<Payee, string>>>;

/** The UPI handles that an environment names. */
export function payeeUpiIds(env: NodeJS.ProcessEnv): PayeeUpiIds {
  const named = Object.entries(PAYEE_VARIABLES).flatMap(([payee, variable]) =>
    env[variable] ? [[payee, env[variable]]] : [],
  );
  return Object.fromEntries(named) as PayeeUpiIds;
}
