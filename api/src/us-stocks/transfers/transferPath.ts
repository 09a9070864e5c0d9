/** The page of a transfer. */
export const transferPath = (id: string): string => `/us-stocks/transfers/${id}`;
