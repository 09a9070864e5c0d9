import { once } from 'node:events';
import type pg from 'pg';
import type { Tx } from './pool.ts';

/** The wire connection of a client, with the calls that `pg` has and its types leave out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** One COPY … FROM STDIN as `pg` lets foreign queries take part in a connection. */
class CopyIn implements pg.Submittable {
  readonly done = Promise.withResolvers<number>();
  private rows = 0;
  private readonly sql: string;
  private readonly chunks: Chunks;
  private failure: unknown;

  constructor(sql: string, chunks: Chunks) {
    this.sql = sql;
    this.chunks = chunks;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).then(
      () => connection.endCopyFrom(),
      (failure: unknown) => {
        this.failure = failure;
        connection.sendCopyFail('the sender gave up');
      },
    );
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.done.resolve(this.rows);
  }

  handleError(error: Error): void {
    this.done.reject(this.failure ?? error);
  }

  private async send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.chunks) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
  }
}

/**
 * Sends a whole table's worth of rows through `COPY … FROM STDIN` in the caller's transaction.
 * @param chunks bytes in the format that the statement names; their borders need not be row borders.
 * @returns how many rows were stored.
 * @throws what the chunks throw, or the server's error; the transaction is then to be rolled back.
 */
export async function copyIn(tx: Tx, sql: string, chunks: Chunks): Promise<number> {
  return tx.client.query(new CopyIn(sql, chunks)).done.promise;
}
