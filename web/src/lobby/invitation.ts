/// The table that somebody was invited to: by its id, from a link, or by its code.
export type Invitation = { table: string } | { code: string };

const LINK = /\/(?:table|replay)\/([\w-]+)/;
/// Ids are longer than codes.
const ID = /^[\w-]{12,}$/;

/// Reads what somebody typed or pasted: codes come in small letters, with spaces, dashes, quotes or a full stop.
export function readInvitation(text: string): Invitation {
  const linked = LINK.exec(text)?.[1] ?? ID.exec(text.trim())?.[0];
  return linked === undefined
    ? { code: text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() }
    : { table: linked };
}
