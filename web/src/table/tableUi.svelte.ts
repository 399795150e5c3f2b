import { tableName } from './tableNames';
import { i18n, t } from '$src/i18n/i18n.svelte';
import type { BoardComponent } from '$src/games/gameClient';
import { textsOf } from '$src/games/registry';
import { storage } from '$src/browser/storage';
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
  side = $state<'log' | 'rules'>('log');
  drawerIsOpen = $state(false);
  sheetIsClosed = $state(false);
  keysAreShown = $state(false);
  /// Whether the reader is asked if a bot is to take the seat.
  isLeaving = $state(false);
  /// Whether the reader is asked if the game is to be closed.
  isClosing = $state(false);
  /// Whether the reader uses keys, so that each target shows its digit.
  usesKeys = $state(false);
  /// Whether this table is shown in words.
  asText = $state(false);
  board = $state.raw<BoardComponent | undefined>();
  own = $state.raw<BoardComponent | undefined>();
  /// What the rules panel looks for.
  rulesQuery = $state('');
  readonly ruleLookup: RuleLookup;
  readonly whyNotHint: WhyNotHint;
  readonly seating: Seating;
  #read = $state(0);

  readonly unread = $derived.by(() => Math.max(0, this.store.chat.length - this.#read));

  /// @param id of the table, which the store learns only from the server
  constructor(
    readonly store: TableStore,
    private readonly id: string,
  ) {
    this.ruleLookup = new RuleLookup(store);
    this.whyNotHint = new WhyNotHint(store);
    this.seating = new Seating(store);
    this.asText = tablesInWords().includes(this.id);
  }

  get name(): string {
    const id = this.store.table?.id ?? '';
    return id ? t('table.name', { name: tableName(id) }) : '';
  }

  /// Fetches the words of the game in the reader's language.
  async loadTexts(game: string): Promise<void> {
    const language = i18n.language;
    const texts = await textsOf(game, language);
    this.store.texts = texts;
    this.store.language = language;
  }

  async loadBoard(): Promise<void> {
    const { board, own } = this.store.client;
    const [drawn, owned] = await Promise.all([board?.(), own?.()]);
    this.board = drawn?.default;
    this.own = owned?.default;
  }

  show(tab: Tab): void {
    this.tab = tab;
    if (tab === 'chat' || tab === 'log') this.side = 'log';
    if (tab === 'rules') this.side = 'rules';
    this.drawerIsOpen = tab !== 'table';
    if (tab === 'chat') this.readChat();
  }

  /// Opens the rules at a chapter.
  readRules(chapter: string): void {
    this.rulesQuery = chapter;
    this.show('rules');
  }

  readChat(): void {
    this.#read = this.store.chat.length;
  }

  /// Shows this table in words, or draws it again; other tables stay as they are.
  toggleText(): void {
    this.asText = !this.asText;
    const others = tablesInWords().filter((table) => table !== this.id);
    storage.write('in-words', (this.asText ? [...others, this.id] : others).slice(-MAX_IN_WORDS));
  }
}
