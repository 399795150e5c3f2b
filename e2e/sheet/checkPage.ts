/// What is wrong with a page in the window as it is, in words; runs in the page.
///
/// No page is wider than its window, on desks no text has less than 13 pixels, and no line of text is cut off that says
/// nowhere else what is missing.
export function faultsOfPage(): string[] {
  const faults: string[] = [];
  const { innerWidth } = window;
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} pixels wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (
      !text ||
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.visually-hidden, svg, option')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, right, left } = range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
    if (innerWidth >= 1440 && size < 12.9)
      faults.push(`"${text.slice(0, 40)}" has ${size.toFixed(1)} pixels`);
    let box: HTMLElement | null = element;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
    if (!box && (right > innerWidth + 1 || left < -1))
      faults.push(`"${text.slice(0, 40)}" reaches out of the window`);
  }
  for (const line of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, b, td, th'))
    if (
      getComputedStyle(line).overflowX === 'hidden' &&
      line.scrollWidth > line.clientWidth + 1 &&
      line.clientWidth > 4
    )
      faults.push(`"${line.textContent.trim().slice(0, 40)}" is cut off`);
  return [...new Set(faults)];
}
