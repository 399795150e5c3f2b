import type { Account } from '$src/net/http.gen';

export const PARTS = ['start', 'luck', 'own', 'hidden', 'others', 'remainder'] as const;
export type Part = (typeof PARTS)[number];

/// A part of an account as it lies in a bar, in shares of a victory from where everybody begins.
export interface Segment {
  part: Part;
  change: number;
  from: number;
  to: number;
}

/// Less than half a point is not worth a word.
export const TRIFLE = 0.005;

/// Returns the parts of an account side by side: gains to the right of zero, losses to the left.
export function segments(account: Account): Segment[] {
  let gained = 0;
  let lost = 0;
  return PARTS.map((part) => {
    const change = account[part];
    const from = change < 0 ? lost : gained;
    if (change < 0) lost += change;
    else gained += change;
    return { part, change, from, to: from + change };
  });
}

/// Returns how far the longest bar reaches to either side.
export const reach = (accounts: readonly Account[]): number =>
  Math.max(0.1, ...accounts.flatMap((each) => segments(each).map(({ to }) => Math.abs(to))));
