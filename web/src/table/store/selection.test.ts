import { describe, expect, it } from 'vitest';
import { question } from './exampleTable';
import { Selection, type Selectable } from './selection.svelte';
import { TablePrompt } from './tablePrompt.svelte';
import type { Command } from '$src/net/command';

/// A table that asks for one of two moves, and takes what it is sent until it refuses.
class Table implements Selectable {
  asked = question(['dump 2', 'pass'], { free: ['surrender'] });
  offers: readonly string[] = [...this.asked.moves, ...this.asked.free];
  isShowing = false;
  wantsConfirmation = true;
  refuses = false;
  sent: Command[] = [];
  heard: string[] = [];
  playback = { skip: (): void => void this.heard.push('skip') };

  givesAway = (move: string): string | undefined => (move === 'pass' ? 'Give up your turn?' : undefined);
  whyNot = (move: string): Promise<void> => Promise.resolve(void this.heard.push(`why not ${move}`));
  buttonText = (move: string): string => `Yes, ${move}`;
  command = (command: Command): Promise<boolean> => {
    this.sent.push(command);
    return Promise.resolve(!this.refuses);
  };
}

function sit(change: Partial<Table> = {}): { table: Table; prompt: TablePrompt; selection: Selection } {
  const table = Object.assign(new Table(), change);
  const prompt = new TablePrompt();
  return { table, prompt, selection: new Selection(table, prompt) };
}

const moves = ({ sent }: Table): unknown[] =>
  sent.map((command) => (command.type === 'play' ? [command.question, ...command.moves] : command.type));

describe('what is picked', () => {
  it('is_played_when_it_is_picked_again_or_confirmed', () => {
    const { table, selection } = sit();

    selection.select('dump 2');
    expect([selection.state('dump 2'), selection.state('pass'), selection.state('dump 9')]).toEqual([
      'chosen',
      'legal',
      'idle',
    ]);
    expect(table.sent).toEqual([]);

    selection.confirm();
    expect(moves(table)).toEqual([[1, 'dump 2']]);
  });

  it('is_played_at_once_for_whoever_does_not_confirm_unless_it_may_be_done_at_any_time', () => {
    const { table, selection } = sit({ wantsConfirmation: false });

    selection.select('surrender');
    expect([selection.chosen, table.sent]).toEqual(['surrender', []]);

    selection.select('dump 2');
    expect(moves(table)).toEqual([[1, 'dump 2']]);
  });

  it('answers_no_question_where_it_may_be_done_at_any_time', () => {
    const { table, selection } = sit();
    void selection.play(['surrender']);
    expect(moves(table)).toEqual([[null, 'surrender']]);
  });

  it('is_asked_about_first_if_it_gives_something_away', () => {
    const { table, prompt, selection } = sit({ wantsConfirmation: false });

    selection.answer('pass');
    expect(prompt.confirmation).toMatchObject({ what: 'Give up your turn?', text: 'Yes, pass' });
    expect(table.sent).toEqual([]);

    selection.confirm();
    expect(moves(table)).toEqual([[1, 'pass']]);
  });

  it('is_explained_if_it_is_not_on_offer_and_skips_what_is_only_shown', () => {
    const { table, selection } = sit();

    selection.select('dump 9');
    selection.select('dump 2');
    table.isShowing = true;
    selection.select('dump 2');

    expect(table.heard).toEqual(['why not dump 9', 'skip']);
    expect(table.sent).toEqual([]);
  });
});

describe('while an answer is on its way', () => {
  it('nothing_else_is_picked_until_it_is_refused', async () => {
    const { table, selection } = sit({ refuses: true });

    const answered = selection.play(['dump 2']);
    selection.select('pass');
    expect([selection.busy, selection.chosen]).toEqual([true, undefined]);

    expect(await answered).toBe(false);
    selection.select('dump 2');
    expect([selection.busy, selection.chosen, table.sent.length]).toEqual([false, 'dump 2', 1]);
  });

  it('the_next_question_settles_it', () => {
    const { selection } = sit();
    selection.select('dump 2');
    selection.confirm();

    selection.moveOn(true, ['dump 2']);
    expect([selection.busy, selection.chosen]).toEqual([false, undefined]);
  });
});

it('what_is_no_longer_on_offer_is_forgotten_with_its_confirmation', () => {
  const { prompt, selection } = sit();
  selection.select('pass');

  selection.moveOn(false, ['dump 2', 'pass']);
  expect([selection.chosen, prompt.confirmation !== undefined]).toEqual(['pass', true]);

  selection.moveOn(false, ['dump 2']);
  expect([selection.chosen, prompt.confirmation]).toEqual([undefined, undefined]);
});
