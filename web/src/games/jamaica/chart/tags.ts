import type { Layout } from './layout';

/// A label beside a place of the chart.
export interface Tag {
  x: number;
  y: number;
  wide: number;
}

/// Returns where labels stand: below their places, or above them near the lower edge; one that would cover another
/// moves on towards the middle of the chart.
export function tagsOf(
  layout: Pick<Layout, 'width' | 'height' | 'ship' | 'text'>,
  labels: readonly { at: { x: number; y: number }; text: string }[],
): Tag[] {
  const tall = layout.text * 2;
  const tags: Tag[] = [];
  for (const { at, text } of labels) {
    const wide = text.length * layout.text * 0.5 + 22;
    const x = Math.min(Math.max(at.x, wide / 2 + 4), layout.width - wide / 2 - 4);
    const isLow = at.y > layout.height - 110;
    const tag = { x, y: at.y + layout.ship * (isLow ? -0.95 : 0.85), wide };
    const covers = (other: Tag): boolean =>
      Math.abs(other.x - tag.x) < (other.wide + wide) / 2 && Math.abs(other.y - tag.y) < tall;
    const onward = (isLow || tag.y > layout.height / 2 ? -1 : 1) * (tall + 2);
    for (let i = 0; i < labels.length && tags.some(covers); i++) tag.y += onward;
    tags.push(tag);
  }
  return tags;
}
