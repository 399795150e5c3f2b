import { abilityOf, type Mission } from './printed';
import type { AyeEvent, AyeView, DieView } from './game.gen';

/// An attempt as its dice lay when it ended.
export interface Settled {
  view: AyeView;
  isSuccess: boolean;
}

type Sort = Pick<DieView, 'die' | 'face' | 'turned'>;

const FACES: Readonly<Record<string, DieView['face']>> = {
  S: 'success',
  T: 'trident',
  K: 'kraken',
  B: 'blank',
};

/// Reads dice as the server writes them: `SBB/T`.
export function sortsOf(letters: string): Sort[] {
  const [mission = '', argh = ''] = letters.split('/');
  const read = (text: string, die: DieView['die']): Sort[] =>
    [...text].flatMap((letter) => {
      const face = FACES[letter];
      return face ? [{ die, face, turned: false }] : [];
    });
  return [...read(mission, 'mission'), ...read(argh, 'argh')];
}

/// Dice that are thrown, turned and thrown again, as the events tell it.
class Table {
  mission: Mission = 'sails';
  needed = 0;
  readonly dice = new Map<number, Sort[]>();
  readonly named = new Map<number, Sort[]>();

  static of(view: AyeView): Table {
    const table = new Table();
    const { attempt, pirates } = view;
    if (!attempt) return table;
    table.mission = attempt.mission;
    table.needed = attempt.needed;
    for (const seat of attempt.members) {
      const lying = (pirates[seat]?.dice ?? []).flatMap(({ count, die, face, turned }) =>
        Array.from({ length: count }, () => ({ die, face, turned })),
      );
      table.dice.set(seat, lying);
      table.named.set(seat, sortsOf(pirates[seat]?.named ?? '-'));
    }
    return table;
  }

  turn(seat: number, die: unknown, face: unknown): void {
    const lying = this.dice.get(seat) ?? [];
    const at = lying.findIndex((one) => one.die === die && one.face === face && !one.turned);
    const found = lying[at];
    if (found) this.dice.set(seat, lying.with(at, { ...found, turned: true }));
  }

  throw(seat: number, thrown: readonly Sort[]): void {
    const lying = [...(this.dice.get(seat) ?? [])];
    for (const { die, face } of this.named.get(seat) ?? []) {
      const at = lying.findIndex((one) => one.die === die && one.face === face && !one.turned);
      if (at >= 0) lying.splice(at, 1);
    }
    this.named.delete(seat);
    this.dice.set(seat, [...lying, ...thrown]);
  }

  /// A card given up during the attempt: Krakens are thrown again, or tridents turned.
  use(card: string): void {
    const ability = abilityOf(card);
    for (const [seat, lying] of this.dice) {
      if (ability === 'kraken')
        this.named.set(
          seat,
          lying.filter((one) => one.face === 'kraken' && !one.turned),
        );
      if (ability === 'trident')
        this.dice.set(
          seat,
          lying.map((one) => (one.face === 'trident' ? { ...one, turned: true } : one)),
        );
    }
  }

  seen(view: AyeView): AyeView {
    const all = [...this.dice.values()].flat();
    return {
      ...view,
      attempt: {
        mission: this.mission,
        needed: this.needed,
        successes: all.filter((one) => one.turned || one.face === 'success').length,
        krakens: all.filter((one) => one.face === 'kraken' && !one.turned).length,
        throwsLeft: 0,
        members: [...this.dice.keys()],
      },
      pirates: view.pirates.map((pirate) => ({
        ...pirate,
        named: '-',
        dice: (this.dice.get(pirate.seat) ?? []).map((one) => ({ ...one, count: 1 })),
      })),
    };
  }
}

/// Returns the last attempt that ended among some events, as its dice lay then.
export function settledIn(
  before: AyeView | undefined,
  view: AyeView,
  events: readonly AyeEvent[],
): Settled | undefined {
  if (!before || !events.some((event) => event.type.startsWith('attempt-'))) return undefined;
  let table = Table.of(before);
  let settled: Settled | undefined;
  for (const event of events) {
    switch (event.type) {
      case 'attempt-begun':
        table = new Table();
        table.mission = event.mission;
        table.needed = event.needed;
        break;
      case 'attempt-joined':
        table.dice.set(event.seat, []);
        break;
      case 'reroll-named':
        table.named.set(event.seat, sortsOf(event.dice));
        break;
      case 'dice-thrown':
        table.throw(event.seat, sortsOf(event.dice));
        break;
      case 'trident-paid':
        table.turn(event.seat, event.die, 'trident');
        break;
      case 'hook-spent':
        table.turn(event.owner, event.die, event.face);
        break;
      case 'ability-used':
        table.use(event.card);
        break;
      case 'attempt-succeeded':
      case 'attempt-failed':
        settled = { view: table.seen(view), isSuccess: event.type === 'attempt-succeeded' };
    }
  }
  return settled;
}
