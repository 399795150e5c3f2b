import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/// Makes one page of all pictures of windows: a row for each game, moment and window, a column for each theme and
/// language; and one of all previews, a row for each game.
export default function gather(): void {
  gatherIn('pictures/sheet', 3);
  gatherIn('pictures/previews', 1);
}

/// @param parts how many parts of the name of a picture all pictures of a row share
function gatherIn(folder: string, parts: number): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder);
  const faults = Object.assign(
    {},
    ...files
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object),
  ) as Record<string, string[]>;
  const rows = new Map<string, string[]>();
  for (const file of files.filter((each) => /\.(jpg|png)$/.test(each))) {
    const row = file.split('_').slice(0, parts).join('_');
    rows.set(row, [...(rows.get(row) ?? []), file]);
  }
  const sorted = [...rows].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const body = sorted.map(([row, pictures]) => {
    const cells = pictures.sort().map((file) => {
      const name = file.slice(0, -4);
      const found = (faults[name] ?? []).map((fault) => `<li>${escape(fault)}</li>`).join('');
      const told = name.split('_').slice(parts).join(' ').replaceAll('-', ' ');
      return `<td>${told}<br><a href="${file}"><img src="${file}" loading="lazy" alt="${name}"></a><ul>${found}</ul></td>`;
    });
    return `<tr><th>${row.replaceAll('_', '<br>')}</th>${cells.join('')}</tr>`;
  });
  const style =
    'body{font:14px sans-serif}td{vertical-align:top}img{width:360px;border:1px solid #888}ul{color:#a00;max-width:340px}th{text-align:left;vertical-align:top}';
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style><table>${body.join('\n')}</table>\n`,
  );
  for (const [name, found] of Object.entries(faults))
    for (const fault of found) console.log(`${name}: ${fault}`);
}
