/// The state of an element's move.
export type OfferState = 'chosen' | 'legal' | 'idle';

/// What an element that stands for a move needs of its table.
export interface Offering {
  stateName(state: OfferState): string;
  select(move: string): void;
}

/// Attributes that an element has only while it stands for a move.
const OFFER_ATTRIBUTES = [
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

/// The attributes that elements had before.
const ownAttributes = new WeakMap<Element, Record<string, string | null>>();
/// Which move an element stands for now.
const bindings = new WeakMap<Element, symbol>();

/// Restores an element's own attributes unless it stands for another move by then: most elements that leave
/// one move take the next at once.
function restoreAttributes(element: Element): void {
  const own = ownAttributes.get(element);
  if (bindings.has(element) || !own) return;
  setAttributes(element, own);
  ownAttributes.delete(element);
}

/// Makes an element stand for a move, and listens for presses; returns a function that undoes it.
export function bindMove(element: Element, move: string, table: Pick<Offering, 'select'>): () => void {
  const binding = Symbol(move);
  bindings.set(element, binding);
  if (!ownAttributes.has(element))
    ownAttributes.set(
      element,
      Object.fromEntries(OFFER_ATTRIBUTES.map((attribute) => [attribute, element.getAttribute(attribute)])),
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
    queueMicrotask(() => restoreAttributes(element));
  };
}

/// Shows the state of an element's move.
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
