/** The page of a deposit. */
export const depositPath = (id: string): string => `/fixed-deposit/deposits/${encodeURIComponent(id)}`;

/** Where an account's deposits are listed. */
export const DEPOSITS_PATH = '/fixed-deposit/deposits';
