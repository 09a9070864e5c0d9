/** What a call was made with, each time. */
export const sent = (client: { calls: { name: string; options: unknown }[] }, name: string): unknown[] =>
  client.calls.filter((call) => call.name === name).map(({ options }) => options);
