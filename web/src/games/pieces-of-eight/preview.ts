import type { Foreseen } from '$src/table/store/foresight.svelte';
import type { Phrasebook } from '$src/i18n/phrasebook';
import { figureOf, figuresOf } from './figures';
import type { EightEvent, EightFigure, EightView, Target } from './game.gen';
import { coinName, placeName, theCoin } from './names';

/// Puts into words what the rules say of a move.
class Teller {
  constructor(
    readonly view: EightView,
    readonly book: Phrasebook,
  ) {}

  get me(): number | undefined {
    return this.book.me;
  }

  list(words: readonly string[], type: 'conjunction' | 'unit' = 'conjunction'): string {
    return new Intl.ListFormat(this.book.language, { type }).format(words);
  }

  names(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.book.seat(seat).shown));
  }

  place(at: number, ship: number): string {
    return placeName(at, this.view.ships[ship], this.book);
  }

  coin({ at, coin, captain }: Target, ship: number): string {
    return this.book.text('ui.named', {
      coin: coinName({ coin }, captain, this.book),
      place: this.place(at, ship),
    });
  }

  coins(ship: number, coins: readonly Target[]): { ship: string; coins: string } {
    return {
      ship: this.book.seat(ship).shown,
      coins: this.list(coins.map((coin) => this.coin(coin, ship))),
    };
  }

  /// Whether a coin of yours strikes your ship.
  isOwnGoal(figures: readonly EightFigure[]): boolean {
    const strikes = figures.some((figure) => figure.type === 'destroys' && figure.ship === this.me);
    return strikes && figures.some(({ type }) => type === 'uses');
  }

  warnings(figures: readonly EightFigure[]): string[] {
    const fallen = figuresOf(figures, 'loses-captain').map(({ seat }) => seat);
    const others = fallen.filter((seat) => seat !== this.me);
    const own =
      fallen.length > others.length ? 'ui.captain-lost' : this.isOwnGoal(figures) ? 'ui.own-goal' : '';
    return [
      ...(own ? [this.book.text(own)] : []),
      ...(others.length ? [this.book.text('ui.will.captains', { names: this.names(others) })] : []),
    ];
  }

  /// Says what a figure tells; nothing for those that are told together with others, or drawn.
  tell(figure: EightFigure): string | undefined {
    const { book } = this;
    switch (figure.type) {
      case 'destroys':
        return book.text('ui.destroys', this.coins(figure.ship, figure.coins));
      case 'takes':
        return book.text(figure.seat === this.me ? 'ui.takes' : 'ui.will.taken', {
          ...this.coins(figure.ship, [figure.coin]),
          name: book.seat(figure.seat).shown,
        });
      case 'uses':
        return this.uses(figure);
      case 'reaches':
        return this.reaches(figure);
      case 'new-fore':
        return this.newFore(figure);
      case 'sends':
        return this.sends(figure);
      case 'negates':
        return book.text('ui.will.negates', {
          user: book.seat(figure.user).shown,
          coin: theCoin(figure.coin, book),
        });
      case 'saves':
        return book.text('ui.will.saves');
      case 'loses-turn':
        return book.text('ui.will.loses-turn', { name: book.seat(figure.seat).shown, owed: figure.owed });
      case 'sails-next':
        return book.text('ui.will.sails-next', { name: book.seat(figure.seat).shown });
      case 'knocks-out':
        return book.text('ui.will.knocks-out', { name: book.seat(figure.seat).shown });
      case 'wins':
        return book.text('ui.will.wins', { names: this.names(figure.seats), count: figure.seats.length });
      case 'draws':
        return this.draws(figure);
      case 'may-react':
        return this.mayReact(figure);
      case 'drafts':
        return book.text('ui.will.drafts', { ...figure });
      case 'spends':
      case 'loses-captain':
      case 'aim':
      case 'idle':
      case 'called':
      case 'slip':
        return undefined;
      case 'bargain':
        return figure.usable === null
          ? undefined
          : book.text('ui.trade-after', { usable: figure.usable, needed: figure.needed });
    }
  }

  newFore({ ship, coin }: Extract<EightFigure, { type: 'new-fore' }>): string | undefined {
    if (!coin.coin && !coin.captain) return undefined;
    return this.book.text('ui.will.new-fore', {
      ship: this.book.seat(ship).shown,
      coin: coinName(coin, coin.captain, this.book),
    });
  }

  /// A coin that is spent is seen anyway.
  uses({ coin, at, spent, shown }: Extract<EightFigure, { type: 'uses' }>): string {
    const { book } = this;
    const own = this.view.ships[this.me ?? -1];
    const others = shown.filter((each) => !spent || each !== at);
    const seen = others.map((each) => coinName(own?.deck[each - 1], false, book));
    return [
      book.text(spent ? 'ui.spends' : 'ui.keeps', { coin: theCoin(coin, book) }),
      ...(seen.length ? [book.text('ui.shows', { coins: this.list(seen) })] : []),
    ].join(' ');
  }

  reaches({ ship, line, own }: Extract<EightFigure, { type: 'reaches' }>): string | undefined {
    if (line.length < 2) return undefined;
    return this.book.text('ui.will.reaches', {
      ...this.coins(ship, line.slice(0, own)),
      more: line.length - own,
    });
  }

  sends({ coin, next }: Extract<EightFigure, { type: 'sends' }>): string {
    const ship = this.me ?? -1;
    return this.book.text('ui.will.send', {
      coin: coinName(coin, coin.captain, this.book),
      next: next ? coinName(next, next.captain, this.book) : 'none',
      place: this.place(coin.at, ship),
    });
  }

  draws({ coins, odds }: Extract<EightFigure, { type: 'draws' }>): string {
    const percent = new Intl.NumberFormat(this.book.language, { style: 'percent' });
    const told = odds
      .toSorted((one, other) => other.chance - one.chance)
      .map(({ coin, chance }) =>
        this.book.text('ui.will.odds', {
          coin: this.book.word('coin', coin),
          chance: percent.format(chance),
        }),
      );
    return this.book.text('ui.will.draws', { count: coins, odds: this.list(told, 'unit') });
  }

  mayReact({ betrays, saves, avenges, risksCaptain }: Extract<EightFigure, { type: 'may-react' }>): string {
    const others = betrays.filter((seat) => seat !== this.me);
    if (others.length === 0 && saves.length === 0 && !avenges) return this.book.text('ui.none-may-react');
    const told = this.book.text('ui.may-react', { names: this.names(others), count: others.length });
    return risksCaptain ? `${told} ${this.book.text('ui.will.risks-captain')}` : told;
  }
}

/// What a move does comes before what it costs, and who may react comes last.
const LAST: readonly EightFigure['type'][] = ['uses', 'draws', 'may-react'];

const inTellingOrder = (figures: readonly EightFigure[]): EightFigure[] =>
  figures.toSorted((one, other) => LAST.indexOf(one.type) - LAST.indexOf(other.type));

/// Returns what a move will do: what it hits, what it costs, what it shows, who may answer.
export function preview(
  move: string,
  view: EightView,
  book: Phrasebook,
  foreseen: Foreseen<EightView, EightEvent, EightFigure> | undefined,
): string | undefined {
  const figures = foreseen?.figures ?? [];
  const teller = new Teller(view, book);
  const told = [...teller.warnings(figures), ...inTellingOrder(figures).map((figure) => teller.tell(figure))];
  const [verb = ''] = move.split(' ');
  if (book.has(`ui.will.${verb}`) && !figureOf(figures, 'sends')) {
    const own = view.ships[book.me ?? -1];
    return [
      ...teller.warnings(figures),
      book.text(`ui.will.${verb}`, { coin: coinName(own?.nest, own?.captain === 0, book) }),
    ].join(' ');
  }
  return told.filter(Boolean).join(' ') || undefined;
}
