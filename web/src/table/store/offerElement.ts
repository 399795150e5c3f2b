/// How an element stands to the move that it declares.
export type OfferState = 'chosen' | 'legal' | 'idle';

/// What an element that stands for a move needs of its table.
export interface Offering {
  stateName(state: OfferState): string;
  select(move: string): void;
}

/// What is lent to an element while it stands for a move.
const LENT = [
  'data-offer',
  'data-move',
  'data-best',
  'role',
  'tabindex',
  'aria-label',
  'aria-pressed',
  'aria-disabled',
];

/// Gives an element those attributes that it does not have yet, and takes away those that have no value.
export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | null | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/// What elements had before they were lent anything.
const lent = new WeakMap<Element, Record<string, string | null>>();
/// Which move an element stands for now.
const bindings = new WeakMap<Element, symbol>();

/// Gives an element its own attributes back unless it stands for another move by then: most of those that leave
/// one move take the next in the same breath.
function giveBack(element: Element): void {
  const own = lent.get(element);
  if (bindings.has(element) || !own) return;
  setAttributes(element, own);
  lent.delete(element);
}

/// Makes an element stand for a move, and hears when it is pressed; returns what takes all of it back.
export function bindMove(element: Element, move: string, table: Pick<Offering, 'select'>): () => void {
  const binding = Symbol(move);
  bindings.set(element, binding);
  if (!lent.has(element))
    lent.set(
      element,
      Object.fromEntries(LENT.map((attribute) => [attribute, element.getAttribute(attribute)])),
    );
  const press = (e: Event): void => {
    if (e instanceof KeyboardEvent) {
      if ((e.key !== 'Enter' && e.key !== ' ') || element instanceof HTMLButtonElement) return;
      e.preventDefault();
    }
    e.stopPropagation();
    table.select(move);
  };
  element.addEventListener('click', press);
  element.addEventListener('keydown', press);
  return () => {
    element.removeEventListener('click', press);
    element.removeEventListener('keydown', press);
    if (bindings.get(element) === binding) bindings.delete(element);
    queueMicrotask(() => giveBack(element));
  };
}

/// Shows how an element stands to its move.
export function showOfferState(
  element: Element,
  move: string,
  name: string,
  state: OfferState,
  isBest: boolean,
  table: Pick<Offering, 'stateName'>,
): void {
  const isButton = element instanceof HTMLButtonElement;
  setAttributes(element, {
    'data-offer': state,
    'data-move': move,
    'data-best': isBest ? '' : undefined,
    ...(isButton ? {} : { role: 'button', tabindex: state === 'idle' ? '-1' : '0' }),
    'aria-label': state === 'idle' ? name : `${name}, ${table.stateName(state)}`,
    'aria-pressed': String(state === 'chosen'),
    'aria-disabled': state === 'idle' ? 'true' : undefined,
  });
}
