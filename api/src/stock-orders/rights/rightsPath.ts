/** The page on which rights issues of a share are applied for. */
export const rightsPath = (slug: string): string => `/stocks/${encodeURIComponent(slug)}/rights`;
