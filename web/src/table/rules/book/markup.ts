/// A piece of a sentence.
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'stress'; spans: Span[] }
  | { kind: 'link'; to: string; spans: Span[] }
  /// Rules that say the same in exact words.
  | { kind: 'rules'; ids: string[] }
  /// A drawing, such as `c-mate`, or `die:i-kraken` on a die.
  | { kind: 'piece'; piece: string };

const ID = '[A-Z]+(?:-[A-Z]+)+-\\d+';
const MARKS = new RegExp(
  [
    '<!-- (?<piece>[\\w:+-]+) -->',
    '\\*\\*(?<strong>.+?)\\*\\*',
    '\\*(?<stress>[^*]+)\\*',
    '\\[(?<words>[^\\]]+)\\]\\(#(?<to>[\\w-]+)\\)',
    ` ?\\((?<rules>${ID}(?:, ${ID})*)\\)`,
  ].join('|'),
  'g',
);

/// Reads a line of a rule book: **strong**, *stressed*, [links](#shortage), (JAM-LOAD-01) and drawings.
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of line.matchAll(MARKS)) {
    if (found.index > end) spans.push({ kind: 'text', text: line.slice(end, found.index) });
    spans.push(spanOf(found.groups ?? {}));
    end = found.index + found[0].length;
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
}

function spanOf(marks: Readonly<Record<string, string | undefined>>): Span {
  const { piece, strong, stress, words, to = '', rules = '' } = marks;
  if (piece) return { kind: 'piece', piece };
  if (strong) return { kind: 'strong', spans: spansOf(strong) };
  if (stress) return { kind: 'stress', spans: spansOf(stress) };
  if (words) return { kind: 'link', to, spans: spansOf(words) };
  return { kind: 'rules', ids: rules.split(', ') };
}

/// Returns all spans, also those within others.
export function allSpans(spans: readonly Span[]): Span[] {
  return spans.flatMap((span) => ('spans' in span ? [span, ...allSpans(span.spans)] : [span]));
}

/// Returns what a reader reads, without ids.
export function plainText(spans: readonly Span[]): string {
  return spans
    .map((span) => (span.kind === 'text' ? span.text : 'spans' in span ? plainText(span.spans) : ''))
    .join('');
}
