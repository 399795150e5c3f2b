import type { TableStore } from '$src/table/store/tableStore.svelte';

/// Returns the only answer to a question that is put only so that others cannot tell who has anything to answer: where
/// there is nobody but bots, it need not be put at all.
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
