// Adds the npm packages of the pages to the bill of materials, checks every licence, and writes the third-party
// notices: node build/notices.mjs, after Maven has written app/target/tortuga-sbom.json. Called by ./verify.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bill = join(root, 'app/target/tortuga-sbom.json');

/// Licences that we may ship beside Apache-2.0 code; one accepted licence per part is enough.
const ACCEPTED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'EPL-2.0', 'ISC', 'MIT', 'OFL-1.1']);

const readJson = (text) => JSON.parse(text);
const licences = (part) =>
  (part.licenses ?? [])
    .flatMap(({ license, expression }) => license?.id ?? license?.name ?? expression?.split(/ OR |[()]/) ?? [])
    .filter(Boolean);
const isOurs = (part) => part.group === 'tortuga';

const parts = readJson(readFileSync(bill, 'utf8'));
const pages = readJson(
  execFileSync('npm', ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'], { cwd: join(root, 'web'), encoding: 'utf8' }),
);
const known = new Set(parts.components.map((part) => part['bom-ref']));
parts.components.push(...pages.components.filter((part) => !known.has(part['bom-ref'])));
writeFileSync(bill, `${JSON.stringify(parts, undefined, 1)}\n`);

const foreign = parts.components.filter((part) => !isOurs(part));
const refused = foreign.filter((part) => !licences(part).some((licence) => ACCEPTED.has(licence)));
for (const part of refused) {
  console.error(`${part.name} ${part.version}: ${licences(part).join(', ') || 'no licence'} is not an accepted licence`);
}
if (refused.length > 0) process.exit(1);

const lines = foreign
  .map((part) => `${[part.group, part.name].filter(Boolean).join(':')} ${part.version} (${licences(part).join(' or ')})`)
  .sort();
writeFileSync(
  join(root, 'app/target/THIRD-PARTY.txt'),
  `Tortuga ships these third-party parts, each under its own licence:\n\n${lines.join('\n')}\n`,
);
console.log(`${lines.length} third-party parts, all under accepted licences`);
