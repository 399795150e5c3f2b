import { textsOf } from '$src/games/registry';
import { i18n } from '$src/i18n/i18n.svelte';
import { pieces, plain } from '$src/i18n/icu';

/// Returns the key of the objection that a refusal ends with: “jamaica cannot be played like that: blitz is for two”.
export function objectionIn(details: readonly string[]): string | undefined {
  const told = /: ([a-z0-9 -]+)$/.exec(details[0] ?? '')?.[1];
  return told === undefined ? undefined : `objection.${told.trim().replaceAll(' ', '-')}`;
}

/// Says in the reader's language why a game cannot be played in some way, if the game says so.
export async function objectionText(game: string, details: readonly string[]): Promise<string | undefined> {
  const text = (await textsOf(game, i18n.language))[objectionIn(details) ?? ''];
  return text === undefined ? undefined : plain(pieces(text, i18n.language));
}
