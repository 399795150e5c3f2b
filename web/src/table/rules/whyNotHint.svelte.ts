import type { TableStore } from '$src/table/store/tableStore.svelte';
import { refusalText } from '$src/table/prompt/prompt';

/// Why a thing cannot be chosen, and where the hint is shown.
export interface ShownReason {
  text: string;
  at: DOMRect;
  /// The question that was asked at that time.
  question: number | undefined;
}

/// Elements of the board whose move is not on offer.
const OFFER = '[data-offer][data-move]';
const IDLE_OFFER = '[data-offer="idle"][data-move]';
/// Milliseconds that the pointer must rest on a thing: whoever only passes or waits is not told anything.
const REST_MS = 1400;
/// Milliseconds that the focus must stay on a thing; nobody leaves it there by chance.
const FOCUS_MS = 450;

/// Says why a thing cannot be chosen to whoever rests the pointer or the focus on it for long; a press says it at once, in
/// the prompt.
export class WhyNotHint {
  said = $state.raw<ShownReason | undefined>();
  #at: Element | undefined;
  /// The thing that was pressed last: whoever answered with it knows why it is out.
  #pressed: Element | undefined;
  #isSaid = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /// What was answered to the question that is asked now.
  #known = new Map<string, string>();
  #question: number | undefined;

  constructor(private readonly store: TableStore) {}

  /// The reason to show now: nothing once something else is asked.
  get shown(): ShownReason | undefined {
    const isStill = this.store.myTurn && this.store.asked?.number === this.said?.question;
    return isStill ? this.said : undefined;
  }

  /// Rests on a thing, or on nothing.
  rest(on: Element | null, after = REST_MS): void {
    const thing = on?.closest(IDLE_OFFER) ?? undefined;
    if (thing === this.#at) return;
    this.leave();
    const place = on?.closest(OFFER) ?? undefined;
    if (place !== this.#pressed) this.#pressed = undefined;
    if (!thing || thing === this.#pressed || !this.store.myTurn) return;
    this.#at = thing;
    const question = this.store.asked?.number;
    this.#timer = setTimeout(() => void (this.store.asked?.number === question && this.#ask(thing)), after);
  }

  /// Takes note of what is pressed; nothing is said about it until the pointer has been elsewhere.
  press(on: Element | null): void {
    this.leave();
    this.#pressed = on?.closest(OFFER) ?? undefined;
  }

  /// Hides the hint. The focus also leaves elements that are being removed, in the middle of drawing, so the hint
  /// goes right afterwards.
  leave(): void {
    clearTimeout(this.#timer);
    this.#at = undefined;
    if (!this.#isSaid) return;
    this.#isSaid = false;
    queueMicrotask(() => !this.#isSaid && (this.said = undefined));
  }

  async #ask(thing: Element): Promise<void> {
    const text = await this.#reason(thing.getAttribute('data-move') ?? '');
    if (this.#at !== thing || !text || !thing.matches(IDLE_OFFER)) return;
    this.#isSaid = true;
    this.said = { text, at: thing.getBoundingClientRect(), question: this.#question };
  }

  async #reason(move: string): Promise<string | undefined> {
    const { store } = this;
    if (this.#question !== store.asked?.number) this.#known.clear();
    this.#question = store.asked?.number;
    const known = this.#known.get(move);
    if (known !== undefined) return known;
    const against = await store.objection(move);
    if (!against) return undefined;
    const text = refusalText(store, against.reason, against.details);
    this.#known.set(move, text);
    return text;
  }

  /// Listens for where the mouse rests and where the keyboard focus goes.
  readonly listen = (table: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = (e: Event): Element | null => (e.target instanceof Element ? e.target : null);
    table.addEventListener('pointerover', (e) => e.pointerType === 'mouse' && this.rest(element(e)), {
      signal,
    });
    table.addEventListener('pointerleave', () => this.leave(), { signal });
    table.addEventListener(
      'focusin',
      (e) => this.rest(element(e)?.matches(':focus-visible') ? element(e) : null, FOCUS_MS),
      { signal },
    );
    table.addEventListener('pointerdown', (e) => this.press(element(e)), { signal, passive: true });
    for (const doing of ['focusout', 'keydown', 'wheel'] as const)
      table.addEventListener(doing, () => this.leave(), { signal, passive: true });
    return () => {
      this.leave();
      stop.abort();
    };
  };
}
