import { untrack } from 'svelte';
import { tableName } from './tableNames';
import { i18n, t } from '$src/i18n/i18n.svelte';
import { TableLayout } from './frame/tableLayout.svelte';
import type { BoardComponent, SeatComponent } from '$src/games/gameClient';
import { textsOf } from '$src/games/registry';
import { LAST_GAME, storage } from '$src/browser/storage';
import { TellHint } from './rules/tellHint.svelte';
import { WhyNotHint } from './rules/whyNotHint.svelte';
import { RuleLookup } from './rules/ruleLookup.svelte';
import { Seating } from './waitingRoom/seating.svelte';
import type { TableStore } from './store/tableStore.svelte';

export type Tab = 'table' | 'log' | 'chat' | 'rules';

/// Maximum number of tables that are remembered to be shown in words.
const MAX_IN_WORDS = 20;

const tablesInWords = (): string[] => storage.read<string[]>('in-words', []);

/// The state of a table's page: which tab is open, which board is drawn, what is unread.
export class TableUi {
  tab = $state<Tab>('table');
  side = $state<'log' | 'chat' | 'rules'>('log');
  drawerIsOpen = $state(false);
  sheetIsClosed = $state(false);
  keysAreShown = $state(false);
  galleryIsOpen = $state(false);
  /// Whether the introduction lies above the rules.
  introductionIsOpen = $state(false);
  /// Whether the reader is asked if a bot is to take the seat.
  isLeaving = $state(false);
  /// Whether the reader is asked if the game is to be closed.
  isClosing = $state(false);
  /// Whether a lesson is played here: nobody is there to talk to, and nothing to hand over.
  isLesson = false;
  /// Whether the reader uses keys, so that each target shows its digit.
  usesKeys = $state(false);
  /// Whether this table is shown in words.
  asText = $state(false);
  board = $state.raw<BoardComponent | undefined>();
  own = $state.raw<BoardComponent | undefined>();
  seat = $state.raw<SeatComponent | undefined>();
  /// Where the rules panel opens: a rule or a chapter of the catalogue; otherwise at what is asked.
  soughtRule = $state.raw<{ place: string } | undefined>();
  readonly ruleLookup: RuleLookup;
  readonly whyNotHint: WhyNotHint;
  readonly tellHint: TellHint;
  readonly seating: Seating;
  readonly layout: TableLayout;
  #read = $state(0);
  /// The log's entry that was the last when the log was last in sight.
  #seenEntry = $state(Infinity);

  /// Remarks that have not been seen.
  readonly unread = $derived.by(() => Math.max(0, this.store.chat.length - this.#read));
  /// Lines of the log that have come since it was last in sight.
  readonly newLines = $derived.by(() => {
    const { lines } = this.store.history;
    return lines.length - 1 - lines.findLastIndex(({ act }) => act.entry <= this.#seenEntry);
  });

  /// @param id of the table, which the store learns only from the server
  constructor(
    readonly store: TableStore,
    private readonly id: string,
  ) {
    this.ruleLookup = new RuleLookup(store);
    this.whyNotHint = new WhyNotHint(store);
    this.tellHint = new TellHint(store);
    this.seating = new Seating(store);
    this.layout = new TableLayout(() => store.seats.length);
    this.asText = tablesInWords().includes(this.id);
  }

  get name(): string {
    const id = this.store.table?.id ?? '';
    return id && !this.isLesson ? t('table.name', { name: tableName(id) }) : '';
  }

  /// Fetches the words of the game in the reader's language.
  async loadTexts(game: string): Promise<void> {
    const language = i18n.language;
    storage.write(LAST_GAME, game);
    const texts = await textsOf(game, language);
    this.store.texts = texts;
    this.store.language = language;
  }

  async loadBoard(): Promise<void> {
    const { board, own, seat } = this.store.client;
    const [drawn, owned, seated] = await Promise.all([board?.(), own?.(), seat?.()]);
    this.board = drawn?.default;
    this.own = owned?.default;
    this.seat = seated?.default;
  }

  show(tab: Tab): void {
    this.tab = tab;
    if (tab !== 'table') this.side = tab;
    this.drawerIsOpen = tab !== 'table';
  }

  /// Whether log, chat or rules lie over the table.
  get isBeside(): boolean {
    const { log } = this.layout;
    return log === 'tab' ? this.tab !== 'table' : log === 'drawer' && this.drawerIsOpen;
  }

  /// Which of log, chat and rules is in sight.
  get inSight(): 'log' | 'chat' | 'rules' | undefined {
    const { log } = this.layout;
    if (log === 'tab') return this.tab === 'table' ? undefined : this.tab;
    return log === 'drawer' && !this.drawerIsOpen ? undefined : this.side;
  }

  /// Opens the rules at a rule, or at what is asked.
  readRules(rule?: string): void {
    this.soughtRule = rule ? { place: rule } : undefined;
    this.show('rules');
  }

  /// Shows how the game works, beside the board.
  explainGame(): void {
    this.introductionIsOpen = true;
    this.show('rules');
  }

  /// Notes that what is in sight has been seen; run it as an effect.
  readonly noteSeen = (): void => {
    const last = this.store.history.lines.at(-1)?.act.entry;
    const isFirst = untrack(() => this.#seenEntry === Infinity);
    if (last !== undefined && (isFirst || this.inSight === 'log')) this.#seenEntry = last;
    if (this.inSight === 'chat' || this.layout.hasChatBelow) this.#read = this.store.chat.length;
  };

  /// Shows this table in words, or draws it again; other tables stay as they are.
  toggleText(): void {
    this.asText = !this.asText;
    const others = tablesInWords().filter((table) => table !== this.id);
    storage.write('in-words', (this.asText ? [...others, this.id] : others).slice(-MAX_IN_WORDS));
  }
}
