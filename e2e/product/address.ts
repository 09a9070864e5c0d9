/** Port of the product under test; not the one people use, so that both can run at once. */
export const port = Number(process.env.PORT ?? 4390);

/** Origin of the product under test. */
export const origin = `http://localhost:${port}`;
