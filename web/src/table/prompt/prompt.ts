import { genericPreview } from '$src/games/genericPreview';
import { called } from '$src/i18n/called';
import { placingText } from '$src/i18n/placing';
import { i18n, t } from '$src/i18n/i18n.svelte';
import { plain } from '$src/i18n/icu';
import type { ShownRefusal } from '$src/table/store/tablePrompt.svelte';
import type { TableStore } from '$src/table/store/tableStore.svelte';

export type Mood = 'act' | 'wait' | 'err' | 'end';

/// What the prompt bar says: what is expected, why and what follows.
export interface Prompt {
  mood: Mood;
  icon: string;
  what: string;
  why: string;
}

/// Returns why something was refused, in the reader's language.
export function refusalText(store: TableStore, reason: string, details: readonly string[]): string {
  const key = `refusal.${reason}`;
  const args = Object.fromEntries(details.map((detail, i) => [String(i), detail]));
  return store.book.has(key)
    ? store.book.text(key, args)
    : i18n.known('error', reason, 'error.unexpected', args);
}

function over(store: TableStore): Prompt {
  const { result, me, book } = store;
  const ranks = result?.outcome?.ranks ?? [];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [book.seat(seat).shown] : []));
  const told = store.view && result ? store.client.ending?.(store.view, result, book) : undefined;
  if (store.phase === 'abandoned')
    return { mood: 'end', icon: 'i-anchor', what: t('over.abandoned'), why: t('over.abandoned-why') };
  const crown = winners.length > 0 ? 'i-crown' : 'i-anchor';
  const { what: stillToTell, why = '', icon = crown } = store.promptOverride ?? {};
  if (stillToTell) return { mood: 'end', icon, what: stillToTell, why };
  const mine = me === undefined ? undefined : ranks[me];
  const what =
    winners.length === 0
      ? t('over.nobody')
      : mine === 1
        ? t(winners.length > 1 ? 'over.you-share' : 'over.you')
        : t('over.others', { names: i18n.list(winners), count: winners.length });
  const scores = (result?.outcome?.scores ?? []).map(
    (score, seat) => `${called(book, seat)} ${i18n.number(score)}`,
  );
  const placing = placingText(ranks, me);
  return {
    mood: 'end',
    icon: crown,
    what,
    why: (told ? [told, placing] : [placing, i18n.list(scores)]).filter(Boolean).join(' '),
  };
}

function waiting(store: TableStore): Prompt {
  const { asked, book } = store;
  const seats = asked?.seats ?? [];
  const names = i18n.list(seats.map((seat) => book.seat(seat).shown));
  const key = `question.${asked?.kind}.waiting`;
  const args = { ...questionArgs(store), seat: names, count: seats.length };
  const pledged = asked?.pledged ? t('prompt.pledged', { move: book.moveText(asked.pledged) }) : '';
  const what = seats.length ? t('prompt.waiting-for', { names, count: seats.length }) : t('prompt.waiting');
  // Spectators are asked nothing.
  if (store.me === undefined && asked?.manner === 'window')
    return { mood: 'wait', icon: 'i-clock', what: t('prompt.waiting'), why: t('prompt.window-why') };
  return {
    mood: 'wait',
    icon: 'i-clock',
    what,
    why: [plain(book.pieces(key, args)), pledged].filter(Boolean).join(' '),
  };
}

function questionArgs(store: TableStore): Record<string, unknown> {
  const { asked, view, client } = store;
  return asked && view && client.questionArgs ? { ...client.questionArgs(view, asked) } : {};
}

/// What a move will do, as far as the page and the server can tell; reading it asks the server.
export function previewOf(store: TableStore, move: string): string | undefined {
  const { client, view, book } = store;
  if (!view) return undefined;
  if (client.preview) return client.preview(move, view, book, store.foresee([move]));
  return client.board ? undefined : genericPreview(store.foresee([move]), book);
}

/// The same for whoever rests the pointer on something.
export function hintOf(store: TableStore, move: string): string | undefined {
  const { client, view, book } = store;
  return view && client.hint ? client.hint(move, view, book, store.foresee([move])) : previewOf(store, move);
}

function question(store: TableStore): Prompt {
  const { asked, book, client, chosen, promptOverride } = store;
  const kind = asked?.kind ?? '';
  const args = { ...questionArgs(store), seat: book.seat(store.me ?? 0).shown };
  const preview = chosen && previewOf(store, chosen);
  const isWindow = asked?.manner === 'window';
  const fallback =
    asked?.fallback && asked.deadline
      ? t('prompt.fallback', { move: book.answerText(asked.fallback, kind) })
      : '';
  const order = asked?.orders[kind];
  const ordered = order && t('prompt.ordered', { move: book.moveText(order) });
  const why = preview ?? ordered ?? promptOverride?.why ?? book.text(`question.${kind}.why`, args);
  return {
    mood: 'act',
    icon: promptOverride?.icon ?? client.questionIcon?.(kind) ?? (isWindow ? 'i-warn' : 'i-target'),
    what: promptOverride?.what ?? (book.text(`question.${kind}`, args) || kind),
    why: [why, fallback].filter(Boolean).join(' '),
  };
}

function happening(store: TableStore): Prompt {
  // The last events would give away an ending that the board is still showing.
  if (store.hidesFromLog && store.promptOverride?.what)
    return {
      mood: 'wait',
      icon: 'i-play',
      what: store.promptOverride.what,
      why: store.promptOverride.why ?? '',
    };
  const told = store.acts.flatMap((act) => act.events).map((event) => store.book.eventText(event));
  return {
    mood: 'wait',
    icon: 'i-play',
    what: told.findLast(Boolean) ?? t('prompt.watching'),
    why: t('prompt.watching-why'),
  };
}

function refused(store: TableStore, { reason, details, move, command }: ShownRefusal): Prompt {
  const what = move
    ? t('prompt.why-not', { move: store.book.moveText(move) })
    : t(command === 'undo' ? 'prompt.undo-refused' : command ? 'prompt.command-refused' : 'prompt.refused');
  return { mood: 'err', icon: 'i-warn', what, why: refusalText(store, reason, details) };
}

/// Returns what the prompt bar says now; it is never empty.
/// @param isLesson whether a lesson speaks while nothing is asked
export function promptOf(store: TableStore, isWatching: boolean, isLesson = false): Prompt {
  if (!store.online)
    return {
      mood: 'wait',
      icon: 'i-compass',
      what: t('prompt.reconnecting'),
      why: t('prompt.reconnecting-why'),
    };
  if (store.refusal) return refused(store, store.refusal);
  if (store.phase === 'finished' || store.phase === 'abandoned') return over(store);
  if (store.broken) {
    const why = t(store.table?.host ? 'broken.why-host' : 'broken.why');
    return { mood: 'err', icon: 'i-warn', what: t('broken.what'), why };
  }
  if (store.me !== undefined && store.seats[store.me]?.held)
    return { mood: 'act', icon: 'i-user', what: t('prompt.held'), why: t('prompt.held-why') };
  if (store.isShowing) return happening(store);
  if (store.confirmation)
    return { mood: 'act', icon: 'i-warn', what: store.confirmation.what, why: t('prompt.sure-why') };
  if (store.asked?.mine) return question(store);
  if (isLesson)
    return { mood: 'wait', icon: 'i-wheel', what: t('lesson.prompt'), why: t('lesson.prompt-why') };
  const prompt = waiting(store);
  return isWatching ? { ...prompt, icon: 'i-eye' } : prompt;
}
