/** Name of the job that asks a bank about an account. */
export const VERIFY_JOB = 'banks-verify';
