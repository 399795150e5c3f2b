/// Which texts of a page lie over each other or are cut off, in words; runs in the page.
///
/// Texts overlap if a quarter of the smaller one lies under the other. What is hidden behind something else, or stands in
/// a drawing, where pieces lie on each other, is left out.
export function faultsOfTexts(): string[] {
  const faults: string[] = [];
  const { innerWidth, innerHeight } = window;
  interface Shown {
    text: string;
    element: Element;
    box: DOMRect;
  }
  const shown: Shown[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element || element.closest('svg, .visually-hidden, option, [hidden]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      // Covered by a popover or scrolled away: nobody sees it.
      if (top && !top.contains(element) && !element.contains(top)) continue;
      shown.push({ text, element, box });
    }
  }
  shown.forEach(({ text, element, box }, i) => {
    for (const other of shown.slice(i + 1)) {
      if (other.element === element || other.element.contains(element) || element.contains(other.element))
        continue;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const smaller = Math.min(box.width * box.height, other.box.width * other.box.height);
      if (width > 0 && height > 0 && width * height > smaller / 4)
        faults.push(`"${text.slice(0, 30)}" and "${other.text.slice(0, 30)}" overlap`);
    }
  });
  // A line that ends in … says elsewhere what is missing; one that is cut without it does not.
  for (const { element, text } of shown) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 4;
    if (isCut && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis')
      faults.push(`"${text.slice(0, 40)}" is cut off`);
  }
  return [...new Set(faults)];
}
