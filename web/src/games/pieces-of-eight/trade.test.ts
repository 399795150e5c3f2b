import { expect, it } from 'vitest';
import { question, table, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';
import game from '../../../../games/pieces-of-eight/src/main/resources/tortuga/piecesofeight/messages.en.json';
import { promptOverrideOf } from './promptOverride';
import { Battle } from './battle.svelte';
import client from './index';
import board from './messages.en.json';
import { sea, ship } from './sea.fixture';
import type { EightEvent, EightView } from './game.gen';

/// Anne puts an offer to Mary together.
function offering(give: string[], want: string[], moves: string[]) {
  const store = new TableStore<EightView, EightEvent>(client);
  store.texts = { ...game, ...board };
  const anne = { ...ship(null, []), offer: { to: 1, give, want } };
  const view = sea(anne, ship(null, []));
  const now = update(1, { view, asked: question(moves, { kind: 'make-offer' }) });
  store.begin({ ...whole(now), table: { ...table, you: 0 } });
  return promptOverrideOf(new Battle(store));
}

it('the_way_on_is_to_complete_an_offer_and_not_to_drop_it', () => {
  const override = offering([], [], ['give bomb', 'want bomb', 'drop-offer']);
  expect(override?.why).toContain('Name the coins you give and the coins you want.');
  expect(override?.buttons).toMatchObject([{ text: 'Make the offer', isMain: true, disabled: true }]);
});

it('a_complete_offer_is_made_by_the_main_button_of_the_prompt', () => {
  expect(offering(['mate'], ['bomb'], ['drop-offer', 'send-offer'])).toBeUndefined();
  expect(mainMoves(['mate'], ['bomb'])).toContain('send-offer');
});

const mainMoves = (give: string[], want: string[]) =>
  client.mainMoves?.(sea({ ...ship(null, []), offer: { to: 1, give, want } }), 0);

it('a_gift_is_said_to_be_one_and_is_not_made_by_a_hasty_click', () => {
  const moves = ['give bomb', 'want bomb', 'drop-offer', 'send-offer'];
  expect(offering(['mate'], [], moves)?.why).toContain('This is a gift');
  expect(offering([], ['mate'], moves)?.why).toContain('You give nothing for this.');
  expect(mainMoves(['mate'], [])).not.toContain('send-offer');
});
