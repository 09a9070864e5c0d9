/** Rows of a table of the report before it has pages. */
export const PER_PAGE = 25;
