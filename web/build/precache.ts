// Gives the service worker the list of files it may keep, and a version that changes with them.
// public/sw.js carries two place-holders, filled in once the names of the bundle are known.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export function precacheList(): Plugin {
  let outDir = '';
  return {
    name: 'fivepoint-precache',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      // Fonts come when a text first needs them and are kept from then on.
      const names = Object.keys(bundle)
        .filter((name) => !name.endsWith('.woff2'))
        .sort();
      const hash = createHash('sha256');
      for (const name of names) {
        const part = bundle[name];
        hash.update(name).update(part?.type === 'chunk' ? part.code : (part?.source ?? ''));
      }
      const file = join(outDir, 'sw.js');
      const filled = readFileSync(file, 'utf8')
        .replace("'@VERSION@'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['@FILES@']", JSON.stringify(['/', ...names.map((name) => `/${name}`)]));
      writeFileSync(file, filled);
    },
  };
}
