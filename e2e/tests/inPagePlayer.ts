/// What a player sees: what is expected, and where something lit can be hit.
export interface Snapshot {
  mood: string;
  kind: string;
  question: string;
  /// The prompt as it is, to notice when it changes.
  state: string;
  /// Whether the main button can be pressed.
  main: boolean;
  /// Whether an answer can be handed in although it is empty, and has no main button.
  submitsEmpty: boolean;
  /// Whether the page is used by fingers.
  isTouched: boolean;
  spot?: { x: number; y: number };
  /// What is lit, but lies under something else.
  covered?: string;
  /// Whether the question is so new that a second press on the same place would mean the one before.
  isFresh: boolean;
  /// How many targets the digits lead to.
  targets: number;
}

/// What the page is to do by itself.
export interface PlayTask {
  /// The prompt that was answered already.
  state: string;
  luck: number;
  presses: number;
  /// After this many questions besides the known ones it stops.
  questions: number;
  known: string[];
  rivals: boolean;
  /// Whether somebody else builds the ships.
  isBuilder: boolean;
}

/// How far the page came, and why it stopped.
export interface PlayResult {
  pressed: number;
  state: string;
  isOver: boolean;
  trouble?: string;
}

declare global {
  interface Window {
    player: {
      promptState(): string;
      tableState(): string;
      rest(): Promise<void>;
      snapshot(luck: number): Snapshot;
      playAlone(task: PlayTask): Promise<PlayResult>;
    };
  }
}

/// Teaches a page to look at itself and to play on: a whole game then needs no messages to and fro for each press.
///
/// What it presses it finds as a player does, by what lies on top at a place of the screen.
export function installPlayer(): void {
  const bar = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-testid="prompt"]');
  const promptState = (): string =>
    `${bar()?.dataset['mood']} ${bar()?.dataset['question']} ${bar()?.textContent}`;

  const isInUse = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches('[disabled], [inert] *');

  /// What the digits lead to.
  const targets = (): Element[] =>
    [
      ...document.querySelectorAll(
        '[data-offer="legal"], [data-offer="chosen"], [data-testid="answers"] [data-option]',
      ),
    ].filter(isInUse);

  /// The prompt and all targets as they are, to notice whether a key meant anything.
  const tableState = (): string =>
    [promptState(), ...targets().map((each) => each.outerHTML), document.activeElement?.outerHTML].join('\n');

  const frame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => drawn()));

  /// Waits until everything that was sent has been answered, and the answer is drawn.
  async function rest(): Promise<void> {
    await frame();
    do await frame();
    while (document.querySelector('[data-testid="table"][data-busy]'));
  }

  /// Where an element lies on top of all others.
  function spotOn(wanted: Element): { x: number; y: number } | undefined {
    wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = wanted.getBoundingClientRect();
    const along = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const down of along) {
      for (const across of along) {
        const x = box.x + box.width * across;
        const y = box.y + box.height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit && wanted.contains(hit)) return { x, y };
      }
    }
    return undefined;
  }

  /// Looks for something to press: the main button if there is one, else one of the things that are lit.
  function snapshot(luck: number): Snapshot {
    const { mood = 'none', kind = '', question = '' } = bar()?.dataset ?? {};
    const main =
      bar()?.querySelector('[data-answer]:not([disabled], [data-option], [data-answer=\"skip\"])') ?? null;
    // Orders without a command have no main button, and to look from pirate to pirate changes nothing.
    const last =
      bar()?.querySelector('[data-testid=\"answers\"] > button:last-child:not([disabled])') ?? null;
    const empty = !main && kind === 'issue-commands' ? last : null;
    const isTouched = navigator.maxTouchPoints > 0;
    const isFresh = document.querySelector('[data-testid="table"][data-new]') !== null;
    const seen = {
      mood,
      kind,
      question,
      state: promptState(),
      main: main !== null,
      submitsEmpty: empty !== null,
      isTouched,
      isFresh,
      targets: targets().length,
    };
    if (mood !== 'act') return seen;
    const lit = [
      ...document.querySelectorAll('[data-offer="legal"], [data-testid="answers"] [data-option]'),
    ].filter(isInUse);
    const wanted = main ?? empty ?? lit[Math.floor(luck * lit.length)];
    if (!wanted) return seen;
    const spot = spotOn(wanted);
    return spot
      ? { ...seen, spot }
      : { ...seen, covered: wanted.getAttribute('aria-label') ?? wanted.textContent ?? '' };
  }

  function hit({ x, y }: { x: number; y: number }): void {
    const struck = document.elementFromPoint(x, y);
    const target = struck?.closest('button, a, label') ?? struck;
    if (target instanceof HTMLElement) target.click();
    else
      target?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }),
      );
  }

  const breath = (): Promise<void> => new Promise((rested) => setTimeout(rested, 4));

  /// Waits until the prompt is another than it was, and wants something or says that all is over. If it stays, the
  /// press may have been taken for one that skips what others did, and one presses again.
  async function isTurn(before: string): Promise<boolean> {
    const begun = performance.now();
    while (performance.now() < begun + 60_000) {
      const mood = bar()?.dataset['mood'] ?? '';
      if (/act|end|err/.test(mood) && promptState() !== before) return true;
      if (mood === 'act' && performance.now() > begun + 2000) return true;
      await breath();
    }
    return false;
  }

  /// Looks again while the board is still being drawn.
  async function lookAround(luck: number): Promise<Snapshot> {
    const until = performance.now() + 3000;
    let seen = snapshot(luck);
    while (seen.mood === 'act' && !seen.spot && performance.now() < until) {
      await breath();
      seen = snapshot(luck);
    }
    return seen;
  }

  async function playAlone({ luck, ...task }: PlayTask): Promise<PlayResult> {
    const questions = new Set(task.known);
    const most = questions.size + task.questions;
    let before = task.state;
    let lost = 0;
    for (let pressed = 0; pressed < task.presses; pressed++) {
      const told = { pressed, state: before, isOver: false };
      if (!(await isTurn(before))) return { ...told, state: promptState(), trouble: 'nothing happens' };
      luck = (luck * 48_271 + 0.37) % 1;
      const seen = await lookAround(luck);
      if (seen.mood === 'end') return { ...told, isOver: true };
      if (seen.mood === 'err' && task.rivals) {
        before = seen.state;
        bar()?.querySelector<HTMLElement>('[data-testid=\"answers\"] button')?.click();
        continue;
      }
      if (seen.mood === 'wait') continue;
      questions.add(seen.question);
      if (questions.size > most) return { ...told, isOver: true };
      if (task.isBuilder && !seen.main && /-ship/.test(seen.kind)) return told;
      if (!seen.spot)
        return { ...told, state: seen.state, trouble: `is lit, but covered: ${seen.covered ?? seen.mood}` };
      if (seen.state === before && ++lost > 3)
        return { ...told, state: seen.state, trouble: 'presses that meet nothing' };
      before = seen.state;
      hit(seen.spot);
    }
    return { pressed: task.presses, state: before, isOver: false };
  }

  window.player = { promptState, tableState, rest, snapshot, playAlone };
}
