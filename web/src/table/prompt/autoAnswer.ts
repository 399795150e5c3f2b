import type { TableStore } from '$src/table/store/tableStore.svelte';

/// Returns the only answer to a question that is asked just so that nobody can tell who has a choice: where
/// all others are bots, it need not be asked at all.
export function autoAnswer({
  myTurn,
  asked,
  client,
  seats,
  me,
  confirmation,
}: TableStore): string | undefined {
  if (!myTurn || !asked || confirmation || asked.moves.length !== 1 || seats[me ?? -1]?.held)
    return undefined;
  const isOptional = client.standingOrders?.some(({ kind }) => kind === asked.kind) === true;
  const isAlone = seats.every(({ bot, flag }, seat) => seat === me || (bot !== null && flag === null));
  return isOptional && isAlone ? asked.moves[0] : undefined;
}
