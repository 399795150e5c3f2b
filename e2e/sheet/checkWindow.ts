/// What is wrong with a table in the window as it is, in words; runs in the page.
///
/// A desk is a window of 1024 pixels and more: there the board takes at least 45 % of the window. Everywhere its longer
/// side has 320 pixels, and board, own zone, prompt and its buttons are in sight.
export function faultsOfWindow(): string[] {
  const faults: string[] = [];
  const { innerWidth, innerHeight } = window;
  const find = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);
  const round = (value: number): string => value.toFixed(0);
  const board = find('board')?.getBoundingClientRect();
  if (!board) return ['there is no board'];
  const share = (board.width * board.height) / (innerWidth * innerHeight);
  if (innerWidth >= 1024 && share < 0.45)
    faults.push(`the board takes ${round(share * 100)} % of the window`);
  if (Math.max(board.width, board.height) < 320)
    faults.push(`the board has ${round(board.width)} x ${round(board.height)} pixels`);
  const isInside = ({ left, right, top, bottom }: DOMRect): boolean =>
    left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2;
  for (const id of ['board', 'prompt', 'question', 'answers']) {
    const box = find(id)?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0 && !isInside(box))
      faults.push(`the ${id} reaches out of the window`);
  }
  for (const button of document.querySelectorAll('[data-testid="answers"] button')) {
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!isInside(box)) faults.push(`the button "${button.textContent.trim()}" is out of sight`);
    else if (!top || !button.contains(top))
      faults.push(
        `the button "${button.textContent.trim()}" is covered by ${top?.className.toString() ?? '?'}`,
      );
  }
  const own = find('own');
  const box = own?.getBoundingClientRect();
  if (own && box && own.scrollHeight > 0 && own.childElementCount > 0) {
    if (!isInside(box)) faults.push('the own zone reaches out of the window');
    if (own.scrollHeight > 40 && own.clientHeight < Math.min(own.scrollHeight, 90))
      faults.push(
        `only ${round(own.clientHeight)} of ${round(own.scrollHeight)} pixels of the own zone are in sight`,
      );
    if (own.scrollWidth > own.clientWidth + 1) faults.push('the own zone is too wide for its place');
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} pixels wide`);
  if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} pixels high`);
  // Whatever lights up can be seen and pressed, if need be after scrolling its own zone.
  for (const offer of document.querySelectorAll('[data-offer="legal"]')) {
    offer.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = offer.getBoundingClientRect();
    if (width === 0) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = hit !== null && (offer.contains(hit) || hit.contains(offer));
    if (!isHit) {
      const name = offer.getAttribute('data-move') ?? offer.textContent.trim();
      faults.push(`"${name}" lights up, but is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
  }
  return [...new Set(faults)];
}
