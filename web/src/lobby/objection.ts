import { textsOf } from '$src/games/registry';
import { i18n } from '$src/i18n/i18n.svelte';
import { pieces, plain } from '$src/i18n/icu';

/// Returns the message key of the objection that a refused setup names.
export function objectionIn(details: readonly string[]): string | undefined {
  const reason = details[0];
  return reason === undefined ? undefined : `objection.${reason}`;
}

/// Says in the reader's language why a game cannot be played in some way, if the game says so.
export async function objectionText(game: string, details: readonly string[]): Promise<string | undefined> {
  const text = (await textsOf(game, i18n.language))[objectionIn(details) ?? ''];
  return text === undefined ? undefined : plain(pieces(text, i18n.language));
}
