export type Page =
  | 'lobby'
  | 'table'
  | 'replay'
  | 'link'
  | 'ships'
  | 'learn'
  | 'lesson'
  | 'rules'
  | 'settings'
  | 'privacy'
  | 'about'
  | 'dev'
  | 'not-found';

const PAGES = new Set<string>([
  'table',
  'replay',
  'link',
  'ships',
  'learn',
  'rules',
  'settings',
  'privacy',
  'about',
  'dev',
]);

/// Pages that show one thing among many; without its id there is nothing to show.
const NEEDS_ID = new Set<string>(['table', 'replay', 'link', 'learn', 'dev']);

/// Decodes a part of a path; leaves it as it is if it cannot be decoded.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/// Reads a path: which page, and the id of what it shows.
export function read(path: string): { page: Page; id: string } {
  const [page = '', id = '', part = ''] = path.split('/').filter(Boolean).map(decoded);
  if (page === '') return { page: 'lobby', id: '' };
  if (page === 'learn' && part !== '') return { page: 'lesson', id: `${id}/${part}` };
  const isFound = PAGES.has(page) && (id !== '' || !NEEDS_ID.has(page));
  return isFound ? { page: page as Page, id } : { page: 'not-found', id: '' };
}

/// Which page the reader is on.
class Route {
  #path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  #hash = $state(typeof location === 'undefined' ? '' : location.hash.slice(1));
  readonly #read = $derived(read(this.#path));

  get page(): Page {
    return this.#read.page;
  }

  get id(): string {
    return this.#read.id;
  }

  get hash(): string {
    return this.#hash;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /// Follows the browser's buttons, and links within the program; call once per page.
  follow(): void {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (e) => {
      const link = e.target instanceof Element ? e.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (
        !link ||
        link.hasAttribute('download') ||
        link.target ||
        e.ctrlKey ||
        e.metaKey ||
        e.shiftKey ||
        e.defaultPrevented
      )
        return;
      e.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  #look(): void {
    this.#path = location.pathname;
    this.#hash = location.hash.slice(1);
  }
}

export const route = new Route();
