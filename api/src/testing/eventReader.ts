/** One server-sent event as a client reads it. */
export interface ReadEvent {
  id: string;
  event: string;
  data: unknown;
}

/** A client of the stream for tests: `next` waits for an event, `ended` for the end. */
export class EventReader {
  readonly response: Response;
  readonly #abort: AbortController;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';
  #place = '';

  constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    this.#reader = response.body!.getReader();
  }

  /** The latest id that came, also without an event. */
  get place(): string {
    return this.#place;
  }

  /** Waits until the stream has given a place to resume from. */
  async placed(): Promise<string> {
    while (this.#place === '' && (await this.#fields()) !== null);
    return this.#place;
  }

  /** The next event; comments are passed over. @throws Error when the stream ends first */
  async next(): Promise<ReadEvent> {
    for (;;) {
      const fields = await this.#fields();
      if (fields === null) throw new Error('the stream ended');
      if (fields.event)
        return { id: fields.id ?? '', event: fields.event, data: JSON.parse(fields.data ?? '') };
    }
  }

  /** Waits for the end; returns the names of events that came before it. */
  async ended(): Promise<string[]> {
    const names: string[] = [];
    for (;;) {
      const event = await this.next().catch(() => null);
      if (!event) return names;
      names.push(event.event);
    }
  }

  leave(): void {
    this.#abort.abort();
  }

  async #fields(): Promise<Record<string, string> | null> {
    const block = await this.#block();
    if (block === null) return null;
    const lines = block.split('\n');
    const fields = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    this.#place = fields.id ?? this.#place;
    return fields;
  }

  async #block(): Promise<string | null> {
    while (!this.#text.includes('\n\n')) {
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#text += new TextDecoder().decode(value);
    }
    const end = this.#text.indexOf('\n\n');
    const block = this.#text.slice(0, end);
    this.#text = this.#text.slice(end + 2);
    return block;
  }
}
