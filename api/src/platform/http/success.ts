/** The body of an answer that went well: `{ status: 'success', data }`. */
export function success<Data>(data: Data): { status: 'success'; data: Data } {
  return { status: 'success', data };
}
