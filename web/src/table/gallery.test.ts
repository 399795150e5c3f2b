import { describe, expect, it } from 'vitest';
import { Phrasebook } from '$src/i18n/phrasebook';
import { clientOf, textsOf } from '$src/games/registry';
import { exhibitsOf, hasGallery, iconsOf, type Exhibit } from './gallery';

async function galleryOf(game: string, part: string): Promise<readonly Exhibit[]> {
  const [client, texts] = [await clientOf(game), await textsOf(game, 'en')];
  return exhibitsOf(part, texts, client, new Phrasebook('en', texts, client, (seat) => `seat ${seat}`));
}

describe('the gallery', () => {
  it.each([
    ['jamaica', 'card', 11],
    ['jamaica', 'treasure', 12],
    ['aye', 'card', 36],
    ['21-mutinies', 'card', 45],
    ['21-mutinies', 'treasure', 24],
    ['pieces-of-eight', 'coin', 15],
  ])('of_%s_has_every_%s', async (game, part, pieces) => {
    const exhibits = await galleryOf(game, part);
    expect(exhibits.reduce((sum, { count }) => sum + count, 0)).toBe(pieces);
    expect(exhibits.filter(({ name, text }) => !name || !text)).toEqual([]);
  });

  it('shows_what_is_there_twice_once', async () => {
    const [twoRum] = (await galleryOf('21-mutinies', 'treasure')).filter(({ name }) => name === '2 rum');
    expect(twoRum?.count).toBeGreaterThan(1);
  });

  it('shows_the_other_half_of_goal_cards', async () => {
    const footnotes = (await galleryOf('aye', 'card')).map(({ footnote }) => footnote);
    expect(footnotes).toContain('Kraken: reroll all the Krakens of one roll.');
    expect(footnotes.filter((each) => !each)).toEqual([]);
  });

  it('says_what_icons_stand_for', () => {
    const client = { moves: {}, legend: [{ icon: 'i-coin', word: 'term.gold' }] };
    const texts = { 'term.gold': 'gold', 'term.gold.text': 'Each piece is a point.' };
    const book = new Phrasebook('en', texts, client, () => undefined);
    expect(iconsOf(client, book)).toEqual([{ icon: 'i-coin', name: 'gold', text: 'Each piece is a point.' }]);
    expect(hasGallery(client)).toBe(true);
    expect(hasGallery({})).toBe(false);
  });

  it.each(['jamaica', 'aye', '21-mutinies', 'pieces-of-eight'])('names_every_icon_of_%s', async (game) => {
    const client = await clientOf(game);
    for (const language of ['en', 'es'])
      for (const { word } of client.legend ?? [])
        expect((await textsOf(game, language))[word], word).toBeTruthy();
  });

  it.each(['jamaica', 'aye', '21-mutinies', 'pieces-of-eight'])('has_titles_in_%s', async (game) => {
    for (const language of ['en', 'es'])
      for (const part of (await clientOf(game)).gallery ?? [])
        expect((await textsOf(game, language))[`ui.gallery.${part}`]).toBeTruthy();
  });
});
