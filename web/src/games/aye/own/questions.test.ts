import { describe, expect, it, vi } from 'vitest';
import { promptOf } from '$src/table/prompt/prompt';
import { promptOverrideOf } from './promptOverride';
import type { TableStore } from '$src/table/store/tableStore.svelte';
import { anAttempt, aTable, aView, dice } from '$src/games/aye/example';
import { LocalInput } from './localInput.svelte';
import type { AyeView, DieView, PirateView } from '$src/games/aye/game.gen';

/// Mary has thrown for the helm, and lacks one success.
const thrown = (lying: DieView[], more: Partial<PirateView> = {}, success = 1): AyeView =>
  aView(
    {
      phase: 6,
      attempt: anAttempt({
        successes: 2,
        missing: 1,
        safe: success === 1,
        throwsLeft: 0,
        odds: { success, krakens: 1, sinks: 0 },
      }),
    },
    { 1: { vote: 'aye', action: 'helm', dice: lying, ...more } },
  );

/// One more success, and the throwing is over.
const enough = { type: 'throwing-stopped', successes: 3, needed: 3 };

function ask(view: AyeView, kind: string, moves: string[], me = 1) {
  const { store, sent } = aTable(view, { kind, moves }, me, () => ({ events: [enough] }));
  const input = new LocalInput(store);
  const override = () => promptOverrideOf(store, input, []);
  return { store, sent, input, override, main: () => override()?.buttons?.find(({ isMain }) => isMain) };
}

describe('the main button', () => {
  const lacking = [dice('success', 2), dice('trident'), dice('kraken')];

  it('pays_the_trident_that_is_enough_instead_of_letting_the_attempt_fail', async () => {
    const { main, sent } = ask(thrown(lacking), 'turn-dice', ['pay-trident mission', 'pass']);
    await vi.waitUntil(() => main()?.text === 'Pay the trident: 3 of 3');
    main()?.run();
    expect(sent).toEqual([['pay-trident mission']]);
  });

  it('pays_while_dice_could_still_be_thrown_again', async () => {
    const { main, override } = ask(thrown(lacking), 'consider-throw', ['reroll -', 'pay-trident mission']);
    await vi.waitUntil(() => main()?.text === 'Pay the trident: 3 of 3');
    expect(override()?.buttons?.map(({ text }) => text)).toEqual([
      'Keep these dice',
      'Pay the trident: 3 of 3',
    ]);
  });

  it('lays_the_hook_on_a_kraken_first_and_lets_it_be_confirmed', () => {
    const moves = ['spend-hook 1 mission blank', 'spend-hook 1 mission kraken', 'pass'];
    const view = thrown([dice('success', 2), dice('blank'), dice('kraken')], { hook: true });
    const { main, store, sent } = ask(view, 'turn-dice', moves);
    main()?.run();
    expect([store.chosen, sent]).toEqual(['spend-hook 1 mission kraken', []]);
  });

  it('asks_on_which_die_the_hook_goes_while_dice_could_be_thrown_again', () => {
    const view = thrown([dice('success', 2), dice('blank')], { hook: true });
    const { main, input, override } = ask(view, 'consider-throw', ['reroll -', 'spend-hook 1 mission blank']);
    main()?.run();
    expect(input.throwing.hooking).toBe(true);
    expect(override()?.why).toContain('even a Kraken');
  });

  it('gives_up_what_cannot_be_bought', () => {
    const view = thrown(lacking, { doubloons: 0 }, 0);
    expect(ask(view, 'turn-dice', ['use C05', 'pass']).main()).toBeUndefined();
  });

  it('shares_the_doubloons_before_anybody_keeps_them', () => {
    const moves = ['give 1 1', 'confirm'];
    const crew = (gift: number) => ({ 1: { gift } });
    expect(ask(aView({ round: 0 }, crew(0)), 'deal-doubloons', moves, 0).main()?.text).toBe('Share evenly');
    expect(ask(aView({ round: 0 }, crew(1)), 'deal-doubloons', moves, 0).main()?.text).toBe(
      'Deal the doubloons',
    );
  });
});

describe('the prompt', () => {
  const said = (view: AyeView, kind: string, moves: string[]): string => {
    const { what, why } = promptOf(ask(view, kind, moves).store as unknown as TableStore, false);
    return `${what} ${why}`;
  };

  it('speaks_of_nobody_else_to_whoever_is_alone_on_a_mission', () => {
    const view = aView({ phase: 8 }, { 1: { vote: 'aye', action: 'swords', dealt: 3 } });
    expect(said(view, 'take-stance', ['throw-alone', 'refuse'])).toMatch(/^Attack with swords\? Nobody else/);
    expect(said(view, 'take-stance', ['unite', 'throw-early'])).toMatch(/^How do you take part/);
  });

  it('names_only_what_can_be_paid_with', () => {
    const view = thrown([dice('success', 2), dice('blank')]);
    expect(said(view, 'consider-throw', ['reroll -', 'reroll B'])).toMatch(
      /^Which dice do you reroll\? 1 success is missing/,
    );
    expect(said(view, 'consider-throw', ['reroll -', 'spend-hook 1 mission blank'])).toContain(
      'spend the hook',
    );
  });

  it('tells_whether_there_is_something_to_claim', () => {
    expect(said(aView({ phase: 9 }), 'meet-round-end', ['ready'])).toContain('nothing to claim');
    expect(said(aView({ phase: 9 }), 'meet-round-end', ['ready', 'claim C31 0'])).toContain('claim it now');
  });

  it('promises_no_next_round_once_the_missions_are_done', () => {
    expect(said(aView({ stepsLeft: 0 }), 'meet-round-end', ['ready'])).toMatch(/^The missions are complete/);
  });

  it('counts_the_goals_before_a_card_is_used_up', () =>
    expect(said(aView({ cardsCompleted: 3 }), 'use-ability', ['use C05', 'pass'])).toContain('3 of 3'));
});
