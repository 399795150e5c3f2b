// Adds the parts of the pages to the bill of materials, checks that we may ship every part, and writes down
// whose they are: node build/notices.mjs, after Maven has made app/target/tortuga-sbom.json. Called by ./verify.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bill = join(root, 'app/target/tortuga-sbom.json');

/// Licences under which we may ship a part beside code under Apache-2.0; one of a part's own is enough.
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
  console.error(`${part.name} ${part.version}: ${licences(part).join(', ') || 'no licence'} is not among those that we may ship`);
}
if (refused.length > 0) process.exit(1);

const lines = foreign
  .map((part) => `${[part.group, part.name].filter(Boolean).join(':')} ${part.version} (${licences(part).join(' or ')})`)
  .sort();
writeFileSync(
  join(root, 'app/target/THIRD-PARTY.txt'),
  `Tortuga ships these parts of others, each under its own licence:\n\n${lines.join('\n')}\n`,
);
console.log(`${lines.length} parts of others, all under licences that we may ship`);
