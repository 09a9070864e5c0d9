/** Name of the job that verifies an account with its bank. */
export const VERIFY_JOB = 'banks-verify';
