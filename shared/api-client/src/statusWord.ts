/** The `status` of an answer's body, or null where there is none: then the answer is not from our API. */
export function statusMessage(body: unknown): string | null {
  if (body === null || typeof body !== 'object') return null;
  const { status } = body as { status?: unknown };
  return typeof status === 'string' ? status : null;
}
