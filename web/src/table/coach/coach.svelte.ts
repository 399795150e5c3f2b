import { coachMemory } from '$src/learn/coachMemory';
import type { TableStore } from '$src/table/store/tableStore.svelte';

/// One thing that the coach explains.
export interface CoachCard {
  /// What it is about: `goal`, `question.<kind>` or `event.<type>`; `offer` asks whether the coach should speak at all.
  key: string;
  text: string;
}

/// Explains a game to whoever plays it for the first time: its goal, each kind of question the first time it comes, and
/// each key moment when it happens, one at a time. It remembers what has been explained, and is quiet when told so.
export class Coach {
  texts = $state.raw<Readonly<Record<string, string>>>({});
  #isOn = $state(false);
  #isOffered = $state(false);
  #explained = $state.raw<readonly string[]>([]);
  /// Key moments that have happened and are still to be explained, oldest first.
  #moments = $state.raw<readonly string[]>([]);

  constructor(
    private readonly store: TableStore,
    private readonly table: string,
    private readonly game: string,
  ) {
    this.#isOn = coachMemory.isWelcome(table);
    this.#isOffered = !this.#isOn && coachMemory.isOffered(game);
    this.#explained = coachMemory.explained(game);
  }

  /// What is explained now.
  readonly card = $derived.by((): CoachCard | undefined => {
    const { store, texts } = this;
    if (store.me === undefined || store.phase !== 'playing' || !texts['goal']) return undefined;
    if (!this.#isOn) return this.#isOffered ? { key: 'offer', text: '' } : undefined;
    const question = store.myTurn && store.asked ? [`question.${store.asked.kind}`] : [];
    const key = ['goal', ...this.#moments, ...question].find((each) => this.#isNew(each));
    return key === undefined ? undefined : { key, text: texts[key] ?? '' };
  });

  /// Notes the key moments among what happens; run it as an effect.
  readonly watch = (): void => {
    if (!this.#isOn) return;
    const keys = this.store.acts.flatMap(({ events }) => events).map(({ type }) => `event.${type}`);
    const news = [...new Set(keys)].filter((key) => this.#isNew(key) && !this.#moments.includes(key));
    if (news.length > 0) this.#moments = [...this.#moments, ...news];
  };

  /// Takes note that a question was answered: whoever answers it needs its explanation no longer.
  answered(kind: string): void {
    const key = `question.${kind}`;
    if (this.#isOn && this.#explained.includes('goal') && this.#isNew(key)) this.#note(key);
  }

  /// The shown card has been read.
  gotIt(): void {
    if (this.card) this.#note(this.card.key);
  }

  begin(): void {
    coachMemory.welcome(this.table);
    this.#isOn = true;
  }

  beQuiet(): void {
    coachMemory.silence(this.game, this.table);
    this.#isOn = false;
    this.#isOffered = false;
  }

  #note(key: string): void {
    coachMemory.explain(this.game, key);
    this.#explained = [...this.#explained, key];
    this.#moments = this.#moments.filter((moment) => moment !== key);
  }

  #isNew(key: string): boolean {
    return key in this.texts && !this.#explained.includes(key);
  }
}
