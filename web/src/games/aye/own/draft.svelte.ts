import type { AyeStore } from '$src/games/aye/ayeStore';
import { figuresOf } from './foreseen';
import { COMMANDS, type Command } from '$src/games/aye/printed';
import { crewOrder } from '$src/games/aye/board/tiles';
import type { AyeView, PirateView } from '$src/games/aye/game.gen';

/// What the captain drags: a token, a die of the supply, or a doubloon.
export type Held = { command: Command } | { die: true } | { coin: true };

/// What lies before a captain who hands out commands and dice, or doubloons.
///
/// Everything is played at once and may be changed until it is confirmed; the server says what is possible.
export class Draft {
  /// The pirate that is being served.
  to = $state<number | undefined>();
  /// What was pressed while an answer was on its way.
  readonly #pressed: (() => void)[] = [];

  constructor(readonly store: AyeStore) {}

  get kind(): 'orders' | 'doubloons' | undefined {
    const { asked } = this.store;
    if (asked?.kind === 'issue-commands') return 'orders';
    return asked?.kind === 'deal-doubloons' ? 'doubloons' : undefined;
  }

  /// Whether it is for me to hand out.
  get isMine(): boolean {
    return this.kind !== undefined && this.store.myTurn;
  }

  get crew(): PirateView[] {
    return this.store.view ? crewOrder(this.store.view) : [];
  }

  /// The pirate that is being served; at first the one without a command.
  get served(): PirateView | undefined {
    const { crew } = this;
    return (
      crew.find((pirate) => pirate.seat === this.to) ??
      crew.find((pirate) => pirate.command === 'nothing') ??
      crew[0]
    );
  }

  /// How many tokens of a command lie before the captain.
  left(command: Command): number {
    return this.store.view?.tokens.find((token) => token.command === command)?.left ?? Infinity;
  }

  /// What giving a pirate something would be called, besides what they have.
  moveOf(seat: number, held: Held): string {
    const pirate = this.store.view?.pirates[seat];
    if ('command' in held) return `order ${seat} ${held.command}`;
    return 'die' in held
      ? `deal ${seat} ${(pirate?.dealt ?? 0) + 1}`
      : `give ${seat} ${this.extra(seat) + 1}`;
  }

  /// How the table would look after that, if it is possible.
  viewAfter(seat: number, held: Held): AyeView | undefined {
    const move = this.moveOf(seat, held);
    return this.can(move) ? this.store.foresee([move])?.view : undefined;
  }

  can(move: string): boolean {
    return this.isMine && this.store.isOffered(move);
  }

  /// Plays a change, or asks why it is impossible; then does what was pressed in the meantime.
  async play(move: string): Promise<void> {
    const { store } = this;
    if (!store.isUpToDate) return store.playback.skip();
    if (store.isOffered(move)) await store.play([move]);
    else await store.whyNot(move);
    if (!this.isMine) this.#pressed.length = 0;
    this.#pressed.shift()?.();
  }

  /// A hand is quicker than the server: what is pressed before the answer is done when the answer is there.
  #soon(act: () => void): void {
    if (this.store.busy) this.#pressed.push(act);
    else act();
  }

  order(seat: number, command: Command): void {
    this.#soon(() => {
      if (this.store.view?.pirates[seat]?.command !== command) void this.play(`order ${seat} ${command}`);
    });
  }

  /// Gives a pirate more dice, or fewer.
  deal(seat: number, by: number): void {
    this.#soon(() => {
      const dealt = this.store.view?.pirates[seat]?.dealt ?? 0;
      if (dealt + by >= 0) void this.play(`deal ${seat} ${dealt + by}`);
    });
  }

  /// What a pirate gets beyond what everybody has.
  extra(seat: number): number {
    return this.store.view?.pirates[seat]?.gift ?? 0;
  }

  give(seat: number, by: number): void {
    this.#soon(() => {
      if (this.extra(seat) + by >= 0) void this.play(`give ${seat} ${this.extra(seat) + by}`);
    });
  }

  /// Serves a pirate: whatever is pressed next is for them.
  serve(seat: number): void {
    this.to = seat;
  }

  /// Puts down on a pirate what was dragged there.
  put(seat: number, held: Held): void {
    this.to = seat;
    if ('command' in held) this.order(seat, held.command);
    else if ('die' in held) this.deal(seat, 1);
    else this.give(seat, 1);
  }

  /// Gives a token to the pirate that is served, and stays with them: dice mostly follow.
  token(command: Command): void {
    const { served } = this;
    if (!served) return;
    this.to = served.seat;
    this.order(served.seat, command);
  }

  /// Serves the next pirate, or the one before.
  turn(by: number): void {
    const { crew, served } = this;
    const at = crew.findIndex((pirate) => pirate.seat === served?.seat);
    this.to = crew[(at + by + crew.length) % crew.length]?.seat;
  }

  /// Everybody's share if all doubloons are shared out as evenly as they go.
  get evenly(): readonly string[] | undefined {
    const [split] = figuresOf(this.store.figures, 'even-split');
    return split?.gifts.map(({ seat, doubloons }) => `give ${seat} ${doubloons}`);
  }

  async even(): Promise<void> {
    const none = this.crew.map(({ seat }) => `give ${seat} 0`);
    if (this.evenly) await this.store.play([...none, ...this.evenly]);
  }

  /// Takes all commands and dice back.
  async clear(): Promise<void> {
    const back = this.crew.flatMap(({ seat, command, dealt }) => [
      ...(command === 'nothing' ? [] : [`order ${seat} nothing`]),
      ...(dealt === 0 ? [] : [`deal ${seat} 0`]),
    ]);
    if (back.length) await this.store.play(back);
  }

  confirm(): void {
    if (this.can('confirm')) void this.store.play(['confirm']);
  }

  get commands(): readonly Command[] {
    return COMMANDS;
  }

  /// How many commands and dice are handed out.
  get given(): { commands: number; dice: number; left: number } {
    return {
      commands: this.crew.filter((pirate) => pirate.command !== 'nothing').length,
      dice: this.crew.reduce((sum, pirate) => sum + pirate.dealt, 0),
      left: this.store.view?.dice.supply ?? 0,
    };
  }
}
