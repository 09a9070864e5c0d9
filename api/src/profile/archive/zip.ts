import { buffer } from 'node:stream/consumers';
import { ZipFile as Archive } from 'yazl';

export interface ZipFile {
  /** Path inside, with slashes. */
  name: string;
  content: string | Buffer;
}

/** A ZIP archive of these files, compressed. `at` is written as their time. */
export async function zip(files: readonly ZipFile[], at: Date): Promise<Buffer> {
  const archive = new Archive();
  const packed = new Promise<Buffer>((resolve, reject) => {
    archive.on('error', reject);
    buffer(archive.outputStream).then(resolve, reject);
  });
  for (const { name, content } of files) archive.addBuffer(Buffer.from(content), name, { mtime: at });
  archive.end();
  return packed;
}
