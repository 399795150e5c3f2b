import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, question, update, whole } from './exampleTable';
import type { Accepted, Refused } from '$src/net/protocol.gen';
import type { Command } from '$src/net/command';
import { TableStore } from './tableStore.svelte';

class Server {
  online = true;
  heard: Command[] = [];
  answer: Partial<Refused> | undefined;

  send(table: string, command: Command): Promise<Accepted | Refused> {
    this.heard.push(command);
    const refused: Refused = { type: 'refused', id: '', table, reason: '', details: [], ...this.answer };
    return Promise.resolve(this.answer ? refused : { type: 'accepted', id: '', table, number: 1 });
  }
}

const server = (): Server => new Server();
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function asked(sender: Server, confirm = true): TableStore {
  const store = new TableStore({ moves: {} }, sender, () => ({ confirm, pace: 1 }));
  store.begin(whole(update(1, { asked: question(['dump 2', 'dump 4'], { free: ['surrender'] }) })));
  return store;
}

describe('muting a seat', () => {
  it('is_what_the_server_says_until_somebody_says_otherwise', async () => {
    const sender = server();
    const store = new TableStore({ moves: {} }, sender);
    store.begin({ ...whole(update(1)), muted: [1] });
    expect(store.muted).toEqual([1]);

    await store.mute(1, false);
    await store.mute(0, true);
    expect(store.muted).toEqual([0]);
    expect(sender.heard).toEqual([
      { type: 'mute', seat: 1, muted: false },
      { type: 'mute', seat: 0, muted: true },
    ]);
  });

  it('is_undone_if_the_server_refuses_it', async () => {
    const sender = server();
    sender.answer = { reason: 'who-are-you' };
    const store = asked(sender);
    await store.mute(1, true);
    expect([store.muted, store.refusal?.reason]).toEqual([[], 'who-are-you']);
  });
});

describe('a move that gives something away', () => {
  const sitting = (sender: Server, moves: string[], confirm = true): TableStore => {
    const givesAway = (move: string): string | undefined =>
      move === 'pass' ? 'Give up your turn?' : undefined;
    const store = new TableStore({ moves: {}, givesAway }, sender, () => ({ confirm, pace: 1 }));
    store.begin(whole(update(1, { asked: question(moves, { free: ['surrender'] }) })));
    return store;
  };
  const passed = [{ type: 'play', question: 1, moves: ['pass'] }];

  it.each([true, false])('is_asked_again_whether_or_not_moves_are_confirmed_(%s)', (confirm) => {
    const sender = server();
    const store = sitting(sender, ['dump 2', 'pass'], confirm);
    store.answer('pass');
    expect([sender.heard, store.confirmation?.what, store.chosen]).toEqual([
      [],
      'Give up your turn?',
      'pass',
    ]);
    store.confirm();
    expect(sender.heard).toEqual(passed);
  });

  it('is_asked_again_on_the_board_as_well', () => {
    const sender = server();
    const store = sitting(sender, ['dump 2', 'pass'], false);
    store.select('pass');
    expect([sender.heard, store.confirmation?.what]).toEqual([[], 'Give up your turn?']);
    store.select('pass');
    expect(sender.heard).toEqual(passed);
  });

  it('is_played_at_once_where_there_is_no_other_way', () => {
    const sender = server();
    sitting(sender, ['pass']).answer('pass');
    expect(sender.heard).toEqual(passed);
  });

  it('is_forgotten_by_whoever_goes_back_or_chooses_otherwise_or_is_asked_something_else', () => {
    const store = sitting(server(), ['dump 2', 'pass']);
    const again = (): boolean => store.confirmation !== undefined;
    const seen = [];
    for (const leave of [
      () => store.back(),
      () => store.select('dump 2'),
      () => store.update(update(2, { asked: question(['pass', 'dump 3'], { number: 2 }) })),
    ]) {
      store.answer('pass');
      seen.push(again());
      leave();
      seen.push(again());
    }
    expect(seen).toEqual([true, false, true, false, true, false]);
  });

  it('may_be_a_button_of_the_board', () => {
    const store = sitting(server(), ['dump 2', 'pass']);
    const done: string[] = [];
    store.run({ text: 'Stop', confirmText: 'Stop here?', run: () => void done.push('stopped') });
    expect([done, store.confirmation?.text]).toEqual([[], 'Stop']);
    store.confirm();
    store.run({ text: 'Throw', run: () => void done.push('thrown') });
    expect([done, store.confirmation]).toEqual([['stopped', 'thrown'], undefined]);
  });
});

describe('taking back', () => {
  it('is_only_asked_of_the_server_where_it_says_that_it_works', async () => {
    const sender = server();
    const store = asked(sender);
    expect([store.mayUndo, await store.undo(), sender.heard]).toEqual([false, false, []]);
    store.update(update(2, { asked: question(['dump 2'], { number: 2, undo: true }) }));
    expect([store.mayUndo, await store.undo(), sender.heard]).toEqual([true, true, [{ type: 'undo' }]]);
  });
});

describe('what happened long ago', () => {
  it('is_asked_for_page_by_page', async () => {
    const sender = server();
    const store = new TableStore({ moves: {} }, sender);
    const won = act(8, 0, { type: 'won' });
    store.begin({ ...whole(update(8)), earlier: 7, chronicle: [won] });
    const told = act(6, 0, { type: 'told' });
    store.recalled({ type: 'history', id: '', table: 't', earlier: 5, acts: [told] });
    await settled();
    store.recalled({ type: 'history', id: '', table: 't', earlier: 0, acts: [act(1, 0, { type: 'begun' })] });
    await settled();
    expect(sender.heard[0]).toEqual({ type: 'recall', before: 7 });
    expect(store.history.acts.map(({ number }) => number)).toEqual([1, 6, 8]);
  });

  it('is_not_asked_for_again_when_the_server_refuses', async () => {
    const sender = server();
    sender.answer = { reason: 'store-unavailable' };
    const store = new TableStore({ moves: {} }, sender);
    store.begin({ ...whole(update(8)), earlier: 7 });
    await settled();
    expect(sender.heard).toEqual([{ type: 'recall', before: 7 }]);
  });
});

describe('choosing a move', () => {
  it('the_first_click_picks_and_the_second_one_plays', () => {
    const sender = server();
    const store = asked(sender);
    store.select('dump 2');
    expect([store.chosen, store.state('dump 2'), store.state('dump 4'), sender.heard]).toEqual([
      'dump 2',
      'chosen',
      'legal',
      [],
    ]);
    store.select('dump 2');
    expect(sender.heard).toEqual([{ type: 'play', question: 1, moves: ['dump 2'] }]);
  });

  it('one_click_plays_for_those_who_do_not_want_to_confirm', () => {
    const sender = server();
    asked(sender, false).select('dump 4');
    expect(sender.heard).toEqual([{ type: 'play', question: 1, moves: ['dump 4'] }]);
  });

  it('what_may_be_done_at_any_time_is_always_confirmed_and_answers_no_question', () => {
    const sender = server();
    const store = asked(sender, false);
    store.select('surrender');
    expect(sender.heard).toEqual([]);
    store.confirm();
    expect(sender.heard).toEqual([{ type: 'play', question: null, moves: ['surrender'] }]);
  });

  it('a_chain_of_picks_goes_as_one_command', async () => {
    const sender = server();
    await asked(sender).play(['dump 2', 'dump 4']);
    expect(sender.heard).toEqual([{ type: 'play', question: 1, moves: ['dump 2', 'dump 4'] }]);
  });

  it('the_server_says_why_something_is_not_offered_without_playing_it', async () => {
    const sender = server();
    sender.answer = { reason: 'empty-hold' };
    const store = asked(sender);
    store.select('dump 3');
    await settled();
    expect(sender.heard).toEqual([{ type: 'foresee', question: 1, chains: [['dump 3']] }]);
    expect(store.refusal).toMatchObject({ reason: 'empty-hold', move: 'dump 3' });
    store.back();
    expect(store.refusal).toBeUndefined();
  });

  it('the_next_question_can_be_answered_before_the_last_answer_is_acknowledged', async () => {
    const sender = server();
    const store = asked(sender);
    store.select('dump 2');
    store.confirm();
    store.update(update(2, { asked: question(['dump 2', 'fire'], { number: 2 }) }));
    expect([store.busy, store.chosen]).toEqual([false, undefined]);
    store.select('fire');
    await settled();
    expect(store.chosen).toBe('fire');
  });

  it('what_is_said_to_the_table_leaves_the_choice_alone', async () => {
    const store = asked(server());
    store.select('dump 2');
    await store.command({ type: 'say', text: 'One moment' });
    expect(store.chosen).toBe('dump 2');
  });

  it('who_was_overtaken_is_told_and_need_not_choose_again', async () => {
    const sender = server();
    sender.answer = { reason: 'stale-question' };
    const store = asked(sender);
    const told: string[] = [];
    store.onOvertaken = (reason) => void told.push(reason);
    const sent = store.play(['dump 2']);
    store.update(update(2));
    await sent;
    expect([told, store.refusal]).toEqual([['stale-question'], undefined]);
  });

  it('a_choice_that_is_no_longer_offered_is_forgotten', () => {
    const store = asked(server());
    store.select('dump 2');
    store.update(update(2, { asked: question(['dump 4']) }));
    expect(store.chosen).toBeUndefined();
  });
});

describe('offers and claimed moves', () => {
  it('moves_without_an_element_become_buttons', () => {
    const store = asked(server());
    const release = store.claimedMoves.add('dump 2');
    store.claimedMoves.flush();
    expect(store.unclaimed).toEqual(['dump 4']);
    release();
    store.claimedMoves.flush();
    expect(store.unclaimed).toEqual(['dump 2', 'dump 4']);
  });

  it('a_control_may_stand_for_many_moves', () => {
    const store = asked(server());
    store.claimedMoves.addAll((move) => move.startsWith('dump'));
    expect(store.unclaimed).toEqual([]);
  });
});

describe('showing what others do', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const sailed = { type: 'sailed', ship: 1 };

  it('moves_are_shown_one_after_another', () => {
    const store = asked(server());
    store.update(update(2, { acts: [act(2, 1, sailed)] }));
    store.update(update(3, { acts: [act(3, 1, sailed)] }));
    expect([store.view, store.before, store.isUpToDate]).toEqual([{ number: 2 }, { number: 1 }, false]);
    vi.advanceTimersByTime(600);
    expect([store.view, store.before, store.isUpToDate]).toEqual([{ number: 3 }, { number: 2 }, true]);
  });

  it('nothing_can_be_chosen_before_everything_is_shown', () => {
    const store = asked(server());
    store.update(update(2, { acts: [act(2, 1, sailed)] }));
    store.update(update(3, { acts: [act(3, 1, sailed)], asked: question(['dump 1']) }));
    expect([store.myTurn, store.offers]).toEqual([false, []]);
    store.select('dump 1');
    expect([store.myTurn, store.offers, store.chosen]).toEqual([true, ['dump 1'], undefined]);
  });

  it('a_question_that_stands_stays_open_while_others_move', () => {
    const sender = server();
    const store = asked(sender);
    store.select('dump 2');
    const stands = question(['dump 2', 'dump 4']);
    store.update(update(2, { acts: [act(2, 1, sailed)], asked: stands }));
    store.update(update(3, { acts: [act(3, 1, sailed)], asked: stands }));
    expect([store.isUpToDate, store.isShowing, store.state('dump 2')]).toEqual([false, false, 'chosen']);
    store.confirm();
    expect(sender.heard).toEqual([{ type: 'play', question: 1, moves: ['dump 2'] }]);
  });

  it('what_was_chosen_for_a_question_that_is_gone_cannot_be_confirmed', () => {
    const sender = server();
    const store = asked(sender);
    store.select('dump 2');
    store.update(update(2, { acts: [act(2, 1, sailed)], asked: question(['dump 2']) }));
    store.update(update(3, { acts: [act(3, 1, sailed)], asked: question(['dump 2'], { number: 2 }) }));
    store.confirm();
    expect([store.isShowing, sender.heard]).toEqual([true, []]);
  });

  it('the_move_that_led_to_a_question_is_shown_to_its_end_before_the_question_covers_it', () => {
    const store = asked(server());
    const asks = question(['dump 1'], { number: 2 });
    store.update(update(2, { acts: [act(2, 1, sailed)], asked: asks }));
    expect([store.view, store.isShowing, store.asked, store.offers]).toEqual([{ number: 2 }, true, null, []]);
    vi.advanceTimersByTime(599);
    expect(store.myTurn).toBe(false);
    vi.advanceTimersByTime(1);
    expect([store.isShowing, store.asked, store.offers]).toEqual([false, asks, ['dump 1']]);
  });

  it('a_press_opens_the_question_at_once', () => {
    const store = asked(server());
    const asks = question(['dump 1'], { number: 2 });
    store.update(update(2, { acts: [act(2, 1, sailed)], asked: asks }));
    store.select('dump 1');
    expect([store.asked, store.offers]).toEqual([asks, ['dump 1']]);
    store.select('dump 1');
    expect(store.chosen).toBe('dump 1');
  });

  it('where_time_is_running_it_is_shown_at_twice_the_speed', () => {
    const store = asked(server());
    const asks = question(['dump 1'], { number: 2, deadline: 8000 });
    store.update(update(2, { acts: [act(2, 1, sailed)], asked: asks }));
    expect(store.isHurried).toBe(true);
    vi.advanceTimersByTime(300);
    expect([store.isHurried, store.myTurn]).toEqual([false, true]);
  });

  it('what_one_did_oneself_delays_the_next_question_only_if_it_is_worth_watching', () => {
    const store = new TableStore({ moves: {}, timing: ({ type }) => (type === 'dice-rolled' ? 900 : 300) });
    store.begin(whole(update(1, { asked: question(['roll']) })));
    const next = (number: number, type: string): boolean => {
      const asks = question(['dump 1'], { number });
      store.update(update(number, { acts: [act(number, 0, { type })], asked: asks }));
      return store.myTurn;
    };
    expect(next(2, 'stowed')).toBe(true);
    expect(next(3, 'dice-rolled')).toBe(false);
    vi.advanceTimersByTime(900);
    expect(store.myTurn).toBe(true);
  });

  it('the_next_step_of_a_draft_waits_for_nothing', () => {
    const store = asked(server());
    const draft = (number: number) => question(['give 1'], { number, manner: 'draft', kind: 'deal' });
    store.update(update(2, { asked: draft(2) }));
    store.update(update(3, { acts: [act(3, 1, sailed)], asked: draft(3) }));
    expect(store.myTurn).toBe(true);
  });

  it('what_deserves_a_beat_gets_it_and_is_marked_while_it_is_true', () => {
    const beat = ({ type }: { type: string }) =>
      type === 'robbed' ? { text: 'You are robbed', icon: 'i-chest' } : undefined;
    const marks = (view: unknown) =>
      (view as { number: number }).number === 2 ? [{ text: 'Last round', icon: 'i-clock' }] : [];
    const store = new TableStore({ moves: {}, beat, marks }, server());
    store.begin(whole(update(1)));
    store.update(
      update(2, {
        acts: [act(2, 1, { type: 'robbed' })],
        asked: question(['dump 1'], { number: 2 }),
      }),
    );
    expect([store.beats.shown?.text, store.marks.map(({ text }) => text)]).toEqual([
      'You are robbed',
      ['Last round'],
    ]);
    vi.advanceTimersByTime(1499);
    expect(store.myTurn).toBe(false);
    vi.advanceTimersByTime(1);
    expect([store.myTurn, store.beats.shown]).toEqual([true, undefined]);
    store.update(update(2, { phase: 'finished' }));
    expect(store.marks).toEqual([]);
  });

  it('a_beat_is_shown_even_to_whoever_skips', () => {
    const beat = (): { text: string; icon: string } => ({ text: 'You are robbed', icon: 'i-chest' });
    const store = new TableStore({ moves: {}, beat }, server());
    store.begin(whole(update(1)));
    store.update(update(2, { acts: [act(2, 1)] }));
    store.update(update(3, { acts: [act(3, 1, sailed)] }));
    store.playback.skip();
    expect(store.beats.shown?.text).toBe('You are robbed');
  });

  it('the_log_tells_what_is_shown_and_no_more', () => {
    const store = asked(server());
    store.update(update(2, { acts: [act(2, 1, sailed)] }));
    store.update(update(3, { acts: [act(3, 1, sailed)] }));
    expect(store.history.acts.map(({ entry }) => entry)).toEqual([2]);
    store.playback.skip();
    expect(store.history.acts.map(({ entry }) => entry)).toEqual([2, 3]);
  });

  it('what_was_taken_back_leaves_the_log', () => {
    const store = asked(server());
    store.update(update(2, { acts: [act(2, 0, sailed)] }));
    store.update(update(3, { acts: [{ ...act(3, 0), entry: 1, undoes: 2 }] }));
    store.playback.skip();
    expect(store.history.acts).toEqual([]);
  });

  it('somebody_for_whom_the_clock_has_answered_is_told_so', () => {
    const late: string[] = [];
    const store = asked(server());
    store.onTimeUp = () => late.push('late');
    const byClock = (entry: number, by: number | null) => ({
      ...act(entry, 0),
      seat: by,
      by: 'clock' as const,
    });
    store.update(update(2, { acts: [byClock(2, 1)] }));
    expect(late).toEqual([]);
    store.update(update(3, { acts: [byClock(3, 0)], asked: question(['dump 2']) }));
    expect(late).toEqual(['late']);
    store.update(update(4, { acts: [byClock(4, null)] }));
    expect(late).toEqual(['late', 'late']);
    store.update(update(5, { acts: [byClock(5, null)] }));
    expect(late).toEqual(['late', 'late']);
  });
});
