import type { PromptOverride } from '$src/table/store/promptOverride';
import { screen } from '$src/browser/screen.svelte';
import type { Battle } from './battle.svelte';
import { aimedAt, reactionText } from './abilities';
import { figureOf } from '$src/games/pieces-of-eight/figures';
import { coinText } from '$src/games/pieces-of-eight/names';
import { preview } from '$src/games/pieces-of-eight/preview';

/// Returns what the prompt says between picking up a coin and aiming it; while the pointer rests on something, what
/// that would bring.
export function promptOverrideOf(battle: Battle): PromptOverride | undefined {
  const override = overrideOf(battle);
  const why = pointedText(battle);
  return why ? { ...override, why } : override;
}

function pointedText({ considered, store }: Battle): string | undefined {
  const { view, book } = store;
  if (considered === undefined || store.chosen !== undefined || !view) return undefined;
  return preview(considered, view, book, store.foresee([considered]));
}

function overrideOf(battle: Battle): PromptOverride | undefined {
  const { book } = battle.store;
  if (battle.isCalling) {
    return {
      what: book.text('ui.calling'),
      why: book.text('ui.calling-why'),
      icon: 'i-hat',
      count: battle.calls.length,
      back: () => battle.release(),
    };
  }
  const near = nearOverride(battle);
  const coin = battle.heldCoin;
  if (battle.held === undefined || !coin) return near ?? reactionOverride(battle) ?? tradeOverride(battle);
  const costs: readonly string[] = battle.costs.filter((cost) => cost !== battle.cost);
  return {
    what: book.text('ui.aim', { coin: book.word('coin', coin), target: coin }),
    why: [book.text(`coin.${coin}.text`), book.text(costText(battle))].filter(Boolean).join(' '),
    icon: 'i-target',
    count: battle.plays.filter(({ cost }) => cost === null || !costs.includes(cost)).length,
    back: near?.back ?? (() => battle.release()),
    buttons: costs.map((cost) => ({
      text: book.text(cost === 'spend' ? 'ui.spend-it' : 'ui.keep-it'),
      run: () => battle.pay(cost),
    })),
  };
}

/// A ship that is looked at from near is put back before anything else.
function nearOverride(battle: Battle): PromptOverride | undefined {
  if (battle.near === undefined) return undefined;
  const { book } = battle.store;
  return {
    what: book.text('ui.near', { ship: book.seat(battle.near).shown }),
    back: () => (battle.near = undefined),
  };
}

/// What is to be answered, and with what: nobody should lose their Captain by accident, nor search for a reaction
/// that does not exist.
function reactionOverride(battle: Battle): PromptOverride | undefined {
  const { book, asked, view, me } = battle.store;
  if (!asked?.mine || asked.manner !== 'window') return undefined;
  const danger = battle.isCaptainAimedAt ? book.text('ui.captain-aimed') : '';
  const what = asked.kind === 'any-reaction' && view ? reactionText(view, me, book, screen.phone) : undefined;
  const stakes = stakesText(battle);
  const answers = screen.phone && stakes ? '' : answersText(battle);
  const why = [danger, stakes, answers].filter(Boolean).join(' ');
  return { ...(what ? { what } : {}), why, icon: 'i-warn' };
}

/// An offer that is still being put together: the way on is to complete it, not to drop it. Nobody should give
/// something away for nothing by a hasty click.
function tradeOverride({ store }: Battle): PromptOverride | undefined {
  const { book, asked } = store;
  const bargain = figureOf(store.figures, 'bargain');
  if (!asked?.mine || !bargain || bargain.from !== store.me) return undefined;
  const { give, want, to, flaw, usable, needed } = bargain;
  if (flaw === null && give.length > 0 && want.length > 0) return undefined;
  const lacks =
    give.length + want.length === 0 ? 'both' : flaw !== null ? 'more' : give.length ? 'want' : 'give';
  return {
    what: book.text('ui.trade', { to: book.seat(to).shown }),
    why: book.text('ui.trade-why', { lacks, usable: usable ?? 0, needed }),
    ...(flaw === null
      ? {}
      : {
          buttons: [
            { text: book.moveText('send-offer'), isMain: true, disabled: true, run: () => undefined },
          ],
        }),
  };
}

/// What the ability does that may be answered: whoever plays it knows, and an attack is seen on the board.
function stakesText({ store: { book, asked, view, me } }: Battle): string {
  const ability = asked?.kind === 'any-reaction' ? view?.stack.at(-1) : undefined;
  const isSeen = !view || (view.stack.length === 1 && aimedAt(view, 0, book) !== '');
  return ability && ability.user !== me && !isSeen ? coinText(ability.coin, book) : '';
}

/// What can be answered.
function answersText({ store: { book, asked, view, me } }: Battle): string {
  const moves = (asked?.moves ?? []).filter((move) => move !== 'pass');
  if (moves.length === 0) return book.text('ui.react.nothing');
  if (asked?.kind === 'answer-loss') {
    const coins = new Set(moves.map((move) => move.split(' ')[0] ?? ''));
    return [...coins].map((coin) => coinText(coin, book)).join(' ');
  }
  if (asked?.kind === 'any-reaction' && view?.stack.at(-1)?.user === me) return book.text('ui.react.own');
  return book.text(`question.${asked?.kind}.why`);
}

function costText(battle: Battle): string {
  if (battle.costs.length === 0) return '';
  return battle.cost === 'keep' ? 'ui.kept-with-mate' : 'ui.is-spent';
}
