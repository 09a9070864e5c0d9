/** Job: requests the messages of the broker that are missing. */
export const REPLAY_JOB = 'us-broker-replay';
