const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text is written like a UUID, so that the database may be asked about it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
