import type { Page } from '@playwright/test';

/// A preview of which a picture is taken: where it is to be seen, and how one comes to see it.
export interface Preview {
  name: string;
  /// The lesson that has the position: one of the game's, or of the folder `positions`.
  lesson: string;
  /// What is played in the lesson before.
  after?: readonly string[];
  /// Shows it; else all is to be seen at once.
  show?: (page: Page) => Promise<void>;
}

/// The first thing on the page that stands for a move.
const standing = (move: string): string => `[data-move="${move}"]:visible, [data-option="${move}"]:visible`;

/// Rests the pointer on what stands for a move.
const rest =
  (move: string) =>
  async (page: Page): Promise<void> =>
    page.locator(standing(move)).first().hover({ force: true });

/// Presses what stands for the moves, one after another.
const press =
  (...all: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const move of all) await page.locator(standing(move)).first().click({ force: true });
  };

/// In Pieces of Eight one picks a coin up, and then points at what it is aimed at; a coin is a ship and a place in it.
const aim =
  (coin: string, target: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`[data-coin="${coin}"]`).click({ force: true });
    await page.locator(`[data-coin="${target}"]`).click({ force: true });
  };

const BOARDING = ['choose AF', 'spend 3'];
const SALE = ['place BM-SAME3'];
const SALVO = ['cannon nest 1', 'invite 2'];

export const PREVIEWS: Readonly<Record<string, readonly Preview[]>> = {
  jamaica: [
    { name: 'dice while they are placed', lesson: 'captain', show: rest('assign 5 2') },
    { name: 'a card with its dice', lesson: 'card-and-dice', show: press('choose AF') },
    { name: 'a card for a full ship', lesson: 'full-ship', show: press('choose FA') },
    { name: 'a hold that is emptied', lesson: 'full-ship', after: ['choose FA'], show: press('dump 5') },
    { name: 'a payment', lesson: 'empty-hold', after: ['choose AF'], show: press('pay 2 2') },
    { name: 'a card with a shortage', lesson: 'shortage', show: press('choose AF') },
    {
      name: 'a shortage with several retreats',
      lesson: 'shortage',
      after: ['choose AF'],
      show: press('sail 15'),
    },
    { name: 'a retreat', lesson: 'shortage', after: ['choose AF', 'sail 15'], show: press('retreat 11') },
    { name: 'a voyage', lesson: 'goal', after: ['choose GA'], show: press('sail 42') },
    { name: 'an attack on one of several', lesson: 'attack-one-of-several', show: press('attack 1') },
    { name: 'cannons in an attack', lesson: 'fight', after: ['choose AF'], show: press('spend 3') },
    { name: 'the Saber', lesson: 'defence', show: press('reroll') },
    { name: 'cannons in a defence', lesson: 'defence', after: ['reroll'], show: press('spend 3') },
    { name: 'loot', lesson: 'fight', after: BOARDING, show: press('steal-hold 1') },
    { name: 'a curse that is given away', lesson: 'loot', after: ['spend 2'], show: press('give K4') },
  ],
  '21-mutinies': [
    { name: 'a search of shipwrecks', lesson: 'rum', show: rest('place WRECK1') },
    { name: 'the tavern', lesson: 'rum', show: rest('place TAV1') },
    { name: 'the Black Market', lesson: 'sale', show: rest('place BM-SAME3') },
    { name: 'the City', lesson: 'goal', show: rest('place C5') },
    { name: 'a mutiny', lesson: 'mutiny', show: rest('place M1') },
    { name: 'a sale of jewels', lesson: 'sale', after: SALE },
    {
      name: 'rum for a sale',
      lesson: 'sale',
      after: [...SALE, 'sell RED-06 RED-07 WILD-03'],
      show: press('pour 2'),
    },
    { name: 'a combination', lesson: 'no-repeats', after: ['place C5'], show: press('pick PAIRS2') },
    { name: 'a card', lesson: 'cards-and-city', show: press('play MC-12') },
    {
      name: 'a theft',
      lesson: 'cards-and-city',
      after: ['play MC-12', 'play MC-29', 'place C2'],
      show: press('rob TR2'),
    },
  ],
  aye: [
    { name: 'a command without dice', lesson: 'hook', after: ['order 1 cannons'] },
    {
      name: 'commands of a captain',
      lesson: 'hook',
      after: ['order 1 cannons', 'order 3 hook', ...[1, 2, 3, 4, 5].map((dice) => `deal 1 ${dice}`)],
    },
    {
      name: 'dice for two commands',
      lesson: 'orders',
      after: ['order 1 sails', 'order 3 helm', 'deal 1 1', 'deal 1 2', 'deal 1 3', 'deal 1 4', 'deal 3 1'],
    },
    { name: 'a vote', lesson: 'aye-or-argh', show: press('vote argh') },
    { name: 'an action', lesson: 'aye-or-argh', after: ['vote argh'], show: press('act cannons') },
    { name: 'repairs', lesson: 'mutiny', show: press('mend 3') },
    { name: 'a throw', lesson: 'dice', show: press('throw-alone') },
    { name: 'two who unite', lesson: 'unite', show: press('unite') },
    { name: 'dice thrown again', lesson: 'dice', after: ['throw-alone'], show: picked },
    {
      name: 'a die turned for a doubloon',
      lesson: 'dice',
      after: ['throw-alone', 'reroll BB'],
      show: press('pay-trident mission'),
    },
    { name: 'a mutiny', lesson: 'mutiny', after: ['mend 3'], show: press('declare 0') },
    { name: 'progress of goals', lesson: 'goal-cards' },
    { name: 'a card that is discarded', lesson: 'goal-cards', after: ['act repair', 'mend 3'] },
  ],
  'pieces-of-eight': [
    { name: 'a shot', lesson: 'open-captain', show: aim('0:0', '1:1') },
    { name: 'a coin that is spent', lesson: 'three-places', after: ['send fore'], show: aim('0:1', '1:4') },
    { name: 'a coin that is kept', lesson: 'with-mate', show: aim('0:0', '1:0') },
    { name: 'a blind draw', lesson: 'blind-draw', show: press('buried-treasure fore') },
    { name: 'a coin that comes back', lesson: 'blind-draw', show: press('barrel-of-grog nest') },
    { name: 'a call', lesson: 'call', show: called },
    {
      name: 'a salvo',
      lesson: 'lent-cannons',
      after: SALVO.slice(0, 1),
      show: (page) => page.locator('[data-coin="2:0"]').click({ force: true }),
    },
    { name: 'Cannons that are lent', lesson: 'lend-cannons', show: press('lend 2') },
    ...[1, 2, 3].map((depth): Preview => ({
      name: `depth ${depth}`,
      lesson: 'lent-cannons',
      after: SALVO,
      show: press(`depth ${depth}`),
    })),
    { name: 'a reaction', lesson: 'treachery', show: press('treachery aft') },
    { name: 'a Monkey that is saved', lesson: 'answers', after: ['pass'], show: press('save') },
    {
      name: 'a loss that is answered',
      lesson: 'answers',
      after: ['pass', 'save'],
      show: press('black-spot hold'),
    },
    { name: 'the builder with errors', lesson: 'build-ship', show: built },
  ],
};

/// Looks at the ways to call coins, and picks one.
async function called(page: Page): Promise<void> {
  await page.locator('.order').first().click();
  await press('call fore-behind')(page);
}

/// Takes the dice that the page proposes to throw again.
async function picked(page: Page): Promise<void> {
  await page.locator('[data-testid="answers"] button').last().click();
}

/// Puts coins together that make no legal ship, and asks why not.
async function built(page: Page): Promise<void> {
  for (const coin of ['cannon', 'cannon', 'cutlass', 'bomb'])
    await page.locator(`[data-yard] [data-rule="coin.${coin}"]`).dblclick({ force: true });
  await page.locator('[data-testid="answers"] button').first().click({ force: true });
}
