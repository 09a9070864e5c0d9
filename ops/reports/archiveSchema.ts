import { ArchiveManifest, PortableArchive } from '@sanchay/contracts/archive';

/** The JSON schema of the two files of an archive that programs read. */
export function archiveSchema(): string {
  return JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Archive of a Sanchay account',
    description: 'Generated from shared/contracts/src/archive by npm run reports',
    $defs: { 'manifest.json': ArchiveManifest, 'portfolio.json': PortableArchive },
  });
}
