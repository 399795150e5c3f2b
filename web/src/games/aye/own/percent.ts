/// In whole percent; what is not quite certain is never called so.
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1) return 99;
  return rounded === 0 && chance > 0 ? 1 : rounded;
}
