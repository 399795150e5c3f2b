import { ruleIndexOf, rulesFor, textOf, type RuleIndex } from './ruleIndex';
import { textAbout, textOfWords } from './tellHint.svelte';
import type { RuleText } from './ruleTexts';
import type { TableStore } from '$src/table/store/tableStore.svelte';

/// What is shown of the rules, and beside which element.
export interface ShownRules {
  title: string;
  text: string;
  /// What is drawn of it, a symbol of the sprite.
  picture: string | undefined;
  rules: readonly RuleText[];
  at: DOMRect;
  /// A move that the thing stands for and that is not possible now.
  impossibleMove: string | undefined;
  /// What the reader was asked when it was opened.
  question: number | undefined;
}

const HAS_RULES = '[data-rule], [data-move], [data-tells]';
/// Words in sentences, which are there to be looked up: a press is enough.
const LOOKS_UP = '[data-looks-up]';
const LONG_PRESS_MS = 550;
const MAX_FINGER_DRIFT = 12;

/// Opens the rules behind a thing on the table: by the key R, a long press or the other mouse button, and behind
/// a word in a sentence by any press.
export class RuleLookup {
  shown = $state.raw<ShownRules | undefined>();
  #index: Promise<RuleIndex> | undefined;
  #from: HTMLElement | SVGElement | undefined;
  #press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
  #isLong = false;

  constructor(private readonly store: TableStore) {}

  /// Opens the rules of what an element stands for; returns whether it stands for anything.
  openAt(element: Element | null): boolean {
    const thing = element?.closest<HTMLElement | SVGElement>(HAS_RULES);
    if (!thing) return false;
    const move = thing.getAttribute('data-move') ?? undefined;
    const words = [
      ...(thing.getAttribute('data-rule')?.split(' ') ?? []),
      ...(move ? [`move.${move.split(' ')[0]}`] : []),
    ];
    const isImpossible =
      move !== undefined && thing.getAttribute('data-offer') === 'idle' && this.store.myTurn;
    void this.#open(words, this.#nameOf(thing), thing, isImpossible ? move : undefined);
    return true;
  }

  /// Opens the rules of what is asked now.
  openQuestion(at: HTMLElement): void {
    const { asked, chosen } = this.store;
    const words = [...(chosen ? [`move.${chosen.split(' ')[0]}`] : []), `question.${asked?.kind}`];
    void this.#open(words, at.getAttribute('data-title') ?? '', at, undefined);
  }

  async #open(
    words: readonly string[],
    title: string,
    at: HTMLElement | SVGElement,
    impossibleMove: string | undefined,
  ): Promise<void> {
    const { texts, table } = this.store;
    const index = await (this.#index ??= ruleIndexOf(table?.game ?? ''));
    const about = textOfWords(this.store, words) ?? textOf(words, texts);
    const text = [...new Set([textAbout(this.store, at), about])].filter(Boolean).join(' ');
    this.#from = at;
    const rules = rulesFor(words, index, texts);
    this.shown = {
      title,
      text,
      picture: words.map((word) => this.store.client.picture?.(word)).find(Boolean),
      rules,
      at: at.getBoundingClientRect(),
      impossibleMove,
      question: this.#question,
    };
  }

  get #question(): number | undefined {
    return this.store.myTurn ? this.store.asked?.number : undefined;
  }

  /// Whether the reader has been asked something else since.
  get isOvertaken(): boolean {
    const question = this.#question;
    return this.shown !== undefined && question !== undefined && question !== this.shown.question;
  }

  /// What an element is called, without what it may be used for now.
  #nameOf(thing: Element): string {
    const name = thing.getAttribute('aria-label') ?? thing.textContent?.trim() ?? '';
    const state = thing.getAttribute('data-offer');
    const said = state === 'legal' || state === 'chosen' ? `, ${this.store.stateName(state)}` : '';
    return said && name.endsWith(said) ? name.slice(0, -said.length) : name;
  }

  close(): void {
    if (!this.shown) return;
    this.shown = undefined;
    this.#from?.focus();
    this.#from = undefined;
  }

  /// Asks why the thing that is looked at cannot be chosen.
  askWhy(): void {
    const move = this.shown?.impossibleMove;
    this.close();
    if (move) void this.store.whyNot(move);
  }

  /// Listens for long presses on a touch screen; a long press does nothing else.
  readonly listen = (table: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    const forget = (): void => {
      clearTimeout(this.#press?.timer);
      this.#press = undefined;
    };
    const down = (e: PointerEvent): void => {
      forget();
      this.#isLong = false;
      if (e.pointerType === 'mouse' || !(e.target instanceof Element)) return;
      const { target, clientX: x, clientY: y } = e;
      const timer = setTimeout(() => (this.#isLong = this.openAt(target)), LONG_PRESS_MS);
      this.#press = { timer, x, y };
    };
    const move = (e: PointerEvent): void => {
      const press = this.#press;
      if (press && Math.hypot(e.clientX - press.x, e.clientY - press.y) > MAX_FINGER_DRIFT) forget();
    };
    table.addEventListener('pointerdown', down, { signal });
    table.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      table.addEventListener(end, forget, { signal });
    table.addEventListener('click', (e) => this.#isLong && (e.stopPropagation(), (this.#isLong = false)), {
      capture: true,
      signal,
    });
    const lookUp = (e: Event): boolean => {
      const thing = e.target instanceof Element ? e.target.closest(LOOKS_UP) : null;
      return thing !== null && this.openAt(thing);
    };
    table.addEventListener('click', (e) => void lookUp(e), { signal });
    table.addEventListener('keydown', (e) => /^(?:Enter| )$/.test(e.key) && lookUp(e) && e.preventDefault(), {
      signal,
    });
    table.addEventListener(
      'contextmenu',
      (e) => {
        if (e.target instanceof Element && (this.#isLong || this.openAt(e.target))) e.preventDefault();
      },
      { signal },
    );
    return () => {
      forget();
      stop.abort();
    };
  };
}
