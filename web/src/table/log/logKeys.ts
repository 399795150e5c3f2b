const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

const LINE = '[data-testid="log-line"]';

/// What an arrow leads to in a log: up and down to another line, left and right to what the line names.
export function besides(log: HTMLElement, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const focused = document.activeElement;
  const line = focused?.closest(LINE);
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  const all = isAlong
    ? [...(line?.querySelectorAll<HTMLElement>('.thing') ?? [])]
    : [...log.querySelectorAll<HTMLElement>(LINE)];
  const at = all.findIndex((each) => each === (isAlong ? focused : line));
  return all[at >= 0 ? at + step : isAlong ? 0 : all.length - 1];
}
