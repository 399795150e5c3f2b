/// What an element that stands for a move needs of its table.
export interface Offering {
  state(move: string): 'chosen' | 'legal' | 'idle';
  stateName(state: 'chosen' | 'legal' | 'idle'): string;
  select(move: string): void;
  /// The move that a bot advises, if one was asked.
  readonly best: string | undefined;
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

function write(element: Element, attributes: Readonly<Record<string, string | null | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/// Marks an element as standing for a move, and hears when it is pressed; returns what takes all of it back.
export function standFor(element: Element, move: string, name: string, table: Offering): () => void {
  const own = Object.fromEntries(LENT.map((attribute) => [attribute, element.getAttribute(attribute)]));
  const state = table.state(move);
  const isButton = element instanceof HTMLButtonElement;
  write(element, {
    'data-offer': state,
    'data-move': move,
    'data-best': table.best === move ? '' : undefined,
    ...(isButton ? {} : { role: 'button', tabindex: state === 'idle' ? '-1' : '0' }),
    'aria-label': state === 'idle' ? name : `${name}, ${table.stateName(state)}`,
    'aria-pressed': String(state === 'chosen'),
    'aria-disabled': state === 'idle' ? 'true' : undefined,
  });
  const press = (e: Event): void => {
    if (e instanceof KeyboardEvent) {
      if ((e.key !== 'Enter' && e.key !== ' ') || isButton) return;
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
    write(element, own);
  };
}
