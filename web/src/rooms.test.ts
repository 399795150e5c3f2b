import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('./', import.meta.url);
const files = readdirSync(root, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => /\.\w+$/.test(file));

const roomOf = (file: string): string => file.split('/').slice(0, -1).join('/');
const isIn = (room: string, other: string): boolean => room === other || room.startsWith(`${other}/`);

it('no_room_has_more_than_thirty_files', () => {
  const inside = new Map<string, number>();
  for (const room of files.map(roomOf)) inside.set(room, (inside.get(room) ?? 0) + 1);
  const crowded = [...inside].filter(([, count]) => count > 30);
  expect(crowded).toEqual([]);
});

/// What each room must not know, as `docs/client.md` draws it; `pages` is known only to the application.
const STRANGERS: Readonly<Record<string, readonly string[]>> = {
  net: ['i18n', 'games', 'parts', 'lobby', 'table', 'replay', 'pages'],
  i18n: ['parts', 'lobby', 'table', 'replay', 'pages'],
  browser: ['parts', 'lobby', 'table', 'replay', 'pages'],
  rendering: ['net', 'i18n', 'browser', 'games', 'parts', 'lobby', 'table', 'replay', 'pages'],
  parts: ['net', 'games', 'learn', 'lobby', 'table', 'replay', 'lesson', 'pages'],
  board: ['net', 'i18n', 'games', 'learn', 'lobby', 'table', 'replay', 'pages'],
  games: ['learn', 'lobby', 'replay', 'pages'],
  learn: ['lobby', 'table', 'replay', 'lesson', 'pages'],
  lobby: ['table', 'replay', 'pages'],
  'table/store': [
    'parts',
    'lobby',
    'table/prompt',
    'table/seats',
    'table/log',
    'table/rules',
    'table/waitingRoom',
    'replay',
    'pages',
  ],
  table: ['replay', 'lesson', 'pages'],
  review: ['lobby', 'replay', 'lesson', 'pages'],
  replay: ['lesson', 'pages'],
  lesson: ['lobby', 'replay', 'pages'],
};

it.each(Object.entries(STRANGERS))('%s_knows_only_the_rooms_below_it', (room, strangers) => {
  const known = files
    .filter((file) => isIn(roomOf(file), room) && /\.(?:ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/from '\$src\/([^']+)'/g)].map(
        ([, target = '']): [string, string] => [file, target],
      ),
    )
    .filter(([, target]) => strangers.some((stranger) => isIn(roomOf(target), stranger)));
  expect(known).toEqual([]);
});

const isGames = (file: string): boolean => file.startsWith('games/');

/// Maximum number of lines of a file that people write, without its tests.
const MAX_LINES = 300;

it('no_file_is_longer_than_three_hundred_lines', () => {
  const long = files
    .filter((file) => /\.(?:ts|svelte|css)$/.test(file) && !/\.(?:test|gen)\.ts$/.test(file))
    // Games keep the same limit in their own time.
    .filter((file) => !isGames(file))
    .map((file): [string, number] => [file, readFileSync(new URL(file, root), 'utf8').split('\n').length - 1])
    .filter(([, lines]) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

/// Words of up to three letters that need no explanation; all other names of classes are longer.
const SHORT_WORDS = new Set(
  'act bad bar box die dot end far hot key log now off out own rim row say top who why you'.split(' '),
);

it('names_of_classes_are_whole_words', () => {
  const abbreviated = files
    .filter((file) => /\.(?:svelte|css)$/.test(file) && !isGames(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, root), 'utf8');
      const styles = file.endsWith('.css')
        ? source
        : [...source.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
      const names = [...styles.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)];
      return names.map(([, name = '']) => `${file}: ${name}`);
    })
    .filter((each) => /: \w{1,3}$/.test(each) && !SHORT_WORDS.has(each.split(': ')[1] ?? ''));
  expect([...new Set(abbreviated)]).toEqual([]);
});
