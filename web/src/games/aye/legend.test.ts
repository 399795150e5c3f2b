import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exhibitsOf } from '$src/table/gallery';
import { Phrasebook } from '$src/i18n/phrasebook';
import { clientOf, textsOf } from '$src/games/registry';
import { legend } from './legend';

const sprite = readFileSync(new URL('../../art/sprite.svg', import.meta.url), 'utf8');

it.each(['en', 'es'])('every_icon_of_aye_is_drawn_and_explained_in_%s', async (language) => {
  const texts = await textsOf('aye', language);
  const untold = legend.filter(({ word }) => !texts[word] || !texts[`${word}.text`]);
  expect(untold).toEqual([]);
  expect(legend.filter(({ icon }) => !sprite.includes(`id="${icon}"`))).toEqual([]);
});

it('the_gallery_of_aye_shows_cards_commands_and_faces_with_their_pictures', async () => {
  const [client, texts] = [await clientOf('aye'), await textsOf('aye', 'en')];
  const book = new Phrasebook('en', texts, client, () => undefined);
  const shown = (part: string) => exhibitsOf(part, texts, client, book);
  expect(['card', 'command', 'face'].map((part) => shown(part).length)).toEqual([36, 8, 4]);
  expect(shown('card').filter(({ picture, footnote }) => !picture || !footnote)).toEqual([]);
  expect(
    shown('face')
      .filter(({ picture }) => !picture)
      .map(({ name }) => name),
  ).toEqual(['blank']);
});

it.each(['en', 'es'])('every_term_on_the_board_of_aye_says_what_it_means_in_%s', async (language) => {
  const texts = await textsOf('aye', language);
  const folder = new URL('./', import.meta.url);
  const terms = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((text) => [...text.matchAll(/data-rule="(term\.[a-z-]+)"|<Term term="([a-z-]+)"/g)])
    .map(([, rule, term]) => rule ?? `term.${term}`);
  expect(terms.length).toBeGreaterThan(15);
  expect(terms.filter((term) => !texts[term] || !texts[`${term}.text`])).toEqual([]);
});
