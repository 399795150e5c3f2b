import { getContext, setContext, tick } from 'svelte';
import { bookOf } from './bookOf';
import { find, type Found } from './finding';
import { placeOf, placesOf } from './places';
import { termsOf, type RuleBook, type Section } from './ruleBook';
import { ruleIndexOf, type RuleIndex } from '../ruleIndex';
import { rulesIn, type RuleText } from '../ruleTexts';
import type { Span } from './markup';

/// A term that a reader looks at, and where.
interface ShownTerm {
  id: string;
  spans: readonly Span[];
  at: DOMRect;
}

const KEY = Symbol('reading');

/// A rule book as somebody reads it: what they look for, where they are, what they look up.
export class Reading {
  book = $state.raw<RuleBook | undefined>();
  wanted = $state('');
  showsIds = $state(false);
  /// The rule that the reader came for.
  rule = $state('');
  term = $state.raw<ShownTerm | undefined>();
  #rules = $state.raw<readonly RuleText[]>([]);
  #index = $state.raw<RuleIndex>({});
  /// What shows the book.
  #pane: HTMLElement | undefined;

  readonly places = $derived(
    this.book
      ? placesOf(
          this.book,
          this.#rules.map(({ id }) => id),
        )
      : new Map<string, string>(),
  );
  readonly terms = $derived(this.book ? termsOf(this.book) : new Map<string, Span[]>());
  /// What is shown: everything, or what mentions what is looked for.
  readonly found = $derived.by((): Found[] => {
    const all = this.book?.sections ?? [];
    return all.flatMap((section) => {
      const rules = this.rulesOf(section);
      if (!this.wanted.trim()) return [{ section, blocks: section.blocks, rules }];
      return find(section, rules, this.wanted) ?? [];
    });
  });

  /// @param scroll brings an element to the top of what is seen
  constructor(readonly scroll: (to: HTMLElement, pane: HTMLElement) => void) {
    setContext(KEY, this);
  }

  async load(game: string, language: string, texts: Readonly<Record<string, string>>): Promise<void> {
    const [book, index] = await Promise.all([bookOf(game, language, texts), ruleIndexOf(game)]);
    this.#rules = rulesIn(texts);
    this.#index = index;
    this.book = book;
  }

  /// Returns the rules that have their place in a section.
  rulesOf(section: Section): RuleText[] {
    return this.#rules.filter(({ id }) => this.places.get(id) === section.id);
  }

  /// Returns the section about a question.
  placeOfQuestion(kind: string | undefined): string | undefined {
    const words = this.#index[`question.${kind}`] ?? [];
    return words.map((word) => this.#placeOf(word)).find((place) => place !== undefined);
  }

  /// Whether something can be found in the book.
  knows(sought: string): boolean {
    return this.#placeOf(sought) !== undefined;
  }

  #placeOf(sought: string): string | undefined {
    return this.book && placeOf(this.book, this.places, sought);
  }

  readonly show = (pane: HTMLElement): void => void (this.#pane = pane);

  /// Opens the book at a section, a rule or a chapter of the catalogue.
  async go(to: string, focuses = true): Promise<void> {
    const place = this.#placeOf(to);
    if (place === undefined) return;
    this.wanted = '';
    this.term = undefined;
    this.rule = this.places.has(to) ? to : '';
    await tick();
    const section = this.#pane?.querySelector<HTMLElement>(`[data-section="${place}"]`);
    const heading = section?.querySelector<HTMLElement>('[data-heading]');
    const rule = this.rule ? section?.querySelector<HTMLElement>(`[data-rule-text="${this.rule}"]`) : null;
    const target = rule ?? heading;
    if (!target || !this.#pane) return;
    this.scroll(target, this.#pane);
    if (focuses) target.focus({ preventScroll: true });
  }
}

export function reading(): Reading {
  return getContext<Reading>(KEY);
}
