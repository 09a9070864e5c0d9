/** The page of a deposit. */
export const depositPath = (id: string): string => `/fixed-deposit/deposits/${id}`;
