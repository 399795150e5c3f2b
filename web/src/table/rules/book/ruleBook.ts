import { allSpans, plainText, spansOf, type Span } from './markup';

export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'example'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: { id: string; spans: Span[] }[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  /// Drawings with a caption each.
  | { kind: 'figure'; items: { piece: string; caption: string }[] };

/// A chapter of a rule book, or a part of one.
export interface Section {
  id: string;
  title: string;
  /// 2 for chapters, 3 for their parts.
  level: number;
  blocks: Block[];
  /// Rules, and whole chapters of the catalogue, that belong here.
  named: string[];
}

/// The section that is a game's reference on one page.
export const SHEET = 'reference';

/// The rules of a game as they are read.
export interface RuleBook {
  title: string;
  sections: Section[];
}

const HEADING = /^(#+) (.*?)(?: <a id="([\w-]+)"><\/a>)?$/;
const NOTE = /^<!-- (rules|figure): (.*) -->$/s;
const ITEM = /^(?:- |\d+\. )(?:<a id="([\w-]+)"><\/a>)?/;

/// Reads a rule book; `docs/client.md` says how it is written.
export function read(text: string): RuleBook {
  const book: RuleBook = { title: '', sections: [] };
  let section: Section = { id: '', title: '', level: 1, blocks: [], named: [] };
  for (const part of text.split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)) {
    const content = part.trim();
    if (!content) continue;
    const [, marks = '', title = '', id = ''] = HEADING.exec(content) ?? [];
    if (marks === '#') book.title = title;
    else if (marks) {
      section = { id, title, level: marks.length, blocks: [], named: [] };
      book.sections.push(section);
    } else if (book.sections.length) addTo(section, content);
  }
  return book;
}

function addTo(section: Section, content: string): void {
  const [, kind, told = ''] = NOTE.exec(content) ?? [];
  if (kind === 'rules') section.named.push(...told.split(/\s+/));
  else if (kind === 'figure')
    section.blocks.push({ kind: 'figure', items: told.split(/\s*\|\s*/).map(drawn) });
  else section.blocks.push(blockOf(content));
}

function drawn(item: string): { piece: string; caption: string } {
  const [piece = '', caption = ''] = item.split(/\s*=\s*/);
  return { piece: piece.trim(), caption };
}

function blockOf(content: string): Block {
  if (content.startsWith('|')) return tableOf(content.split('\n'));
  if (content.startsWith('> '))
    return { kind: 'example', spans: spansOf(content.replace(/^> ?/gm, '').replace(/\s*\n\s*/g, ' ')) };
  if (!ITEM.test(content)) return { kind: 'text', spans: spansOf(content.replace(/\s*\n\s*/g, ' ')) };
  const items = content.split(/\n(?=- |\d+\. )/).map((item) => ({
    id: ITEM.exec(item)?.[1] ?? '',
    spans: spansOf(item.replace(ITEM, '').replace(/\s*\n\s*/g, ' ')),
  }));
  return { kind: 'list', isOrdered: /^\d/.test(content), items };
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => spansOf(cell.trim())),
  );
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) };
}

/// Returns all spans of a block.
export function spansIn(block: Block): Span[] {
  switch (block.kind) {
    case 'text':
    case 'example':
      return allSpans(block.spans);
    case 'list':
      return block.items.flatMap(({ spans }) => allSpans(spans));
    case 'table':
      return [block.head, ...block.rows].flat().flatMap((cell) => allSpans(cell));
    case 'figure':
      return block.items.map(({ piece }) => ({ kind: 'piece', piece }));
  }
}

/// Returns the terms that a book explains, by what links to them are called.
export function termsOf(book: RuleBook): Map<string, Span[]> {
  const items = book.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items.filter(({ id }) => id) : [])),
  );
  return new Map(items.map(({ id, spans }) => [id, spans]));
}

/// Returns what a term is called, from what explains it.
export function nameOf(term: readonly Span[]): string {
  const [first] = term;
  return first?.kind === 'strong' ? plainText(first.spans) : '';
}
