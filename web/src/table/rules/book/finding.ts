import { plainText } from './markup';
import type { Block, Section } from './ruleBook';
import type { RuleText } from '../ruleTexts';

/// What a search leaves of a section.
export interface Found {
  section: Section;
  blocks: Block[];
  rules: RuleText[];
}

/// Letters without case and accents, so that one finds what one cannot type.
export function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/// Returns what mentions something: paragraphs, rows, items, rules by their words or ids; a title brings its whole section.
export function find(section: Section, rules: readonly RuleText[], wanted: string): Found | undefined {
  const sought = plainly(wanted);
  const tells = (text: string): boolean => plainly(text).includes(sought);
  if (tells(section.title)) return { section, blocks: section.blocks, rules: [...rules] };
  const blocks = section.blocks.flatMap((block) => within(block, tells));
  const told = rules.filter(({ id, text }) => tells(`${id} ${text}`));
  return blocks.length || told.length ? { section, blocks, rules: told } : undefined;
}

function within(block: Block, tells: (text: string) => boolean): Block[] {
  switch (block.kind) {
    case 'figure':
      return [];
    case 'text':
    case 'example':
      return tells(plainText(block.spans)) ? [block] : [];
    case 'list': {
      const items = block.items.filter(({ spans }) => tells(plainText(spans)));
      return items.length ? [{ ...block, isOrdered: false, items }] : [];
    }
    case 'table': {
      const rows = block.rows.filter((row) => row.some((cell) => tells(plainText(cell))));
      return rows.length ? [{ ...block, rows }] : [];
    }
  }
}
