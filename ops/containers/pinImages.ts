import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';

/** `FROM image:tag` of a Dockerfile and `image: name:tag` of the Compose file, already pinned or not. */
const IMAGE = /^(FROM |\s+image: )([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?=\s|$)/gm;

/** The images with a tag that a file takes from a registry. Our own are built, and named by `${SANCHAY_TAG}`. */
export function imagesOf(text: string): string[] {
  return [...new Set([...text.matchAll(IMAGE)].map(([, , image]) => image!))];
}

/**
 * The file with each image followed by its digest; a digest that was there is replaced.
 * @throws Error for an image without digest, or one that is none
 */
export function withDigests(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replaceAll(IMAGE, (_whole, begin: string, image: string) => {
    const digest = digests.get(image) ?? '';
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${image} has no digest`);
    return `${begin}${image}@${digest}`;
  });
}

/**
 * Digest of an image's list of platforms, as its registry has it now.
 * @throws Error when docker cannot determine it
 */
function digestOf(image: string): string {
  const asked = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { status, stdout, stderr, error } = spawnSync('docker', asked, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${image}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

/** `npm run images:pin`: writes the digests of all images into the Dockerfiles and docker-compose.yml. */
if (import.meta.main) {
  try {
    const folder = path.join(root, 'ops/containers');
    const files = [
      ...readdirSync(folder).flatMap((name) =>
        name.endsWith('Dockerfile') ? [path.join(folder, name)] : [],
      ),
      path.join(root, 'docker-compose.yml'),
    ];
    const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
    const digests = new Map<string, string>();
    for (const image of new Set([...texts.values()].flatMap(imagesOf))) {
      digests.set(image, digestOf(image));
      console.log(`${image}@${digests.get(image)}`);
    }
    for (const [file, text] of texts) writeFileSync(file, withDigests(text, digests));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
