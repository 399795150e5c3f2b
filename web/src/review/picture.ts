import type { Review } from '$src/net/http.gen';
import { t } from '$src/i18n/i18n.svelte';
import { PARTS, reach, segments } from './accounts';
import { lines } from './curve';
import { percent } from './words';

const WIDTH = 1200;
const PLOT = { left: 60, top: 130, width: 1080, height: 250 };
const BARS = { left: 300, top: 440, width: 780, row: 44 };
const FONT = 'Georgia, serif';

/// Colours that stay readable wherever the picture is shown.
const PART_COLOURS = {
  start: '#e0a35c',
  luck: '#e2b64c',
  own: '#17693a',
  hidden: '#1f5a80',
  others: '#8c816a',
  remainder: '#a3201a',
} as const;
const SEATS = ['#8a1c12', '#4a3fb0', '#1c7a4a', '#a5800a', '#468bb3', '#20242a'] as const;

/// What a picture says besides the review.
export interface PictureWords {
  title: string;
  name: (seat: number) => string;
  colour: (seat: number) => number;
}

const safe = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

const label = (x: number, y: number, size: number, content: string, rest = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${rest}>${safe(content)}</text>`;

/// Returns a review as a picture that needs nothing else: title, curve, and a bar for each seat.
export function picture(review: Review, words: PictureWords): string {
  const { accounts, moments } = review;
  const height = BARS.top + accounts.length * BARS.row + 70;
  const last = Math.max(1, moments.at(-1)?.entry ?? 1);
  const seatColour = (seat: number): string => SEATS[words.colour(seat) % SEATS.length] ?? SEATS[0];
  const far = reach(accounts);
  const x = (share: number): number => BARS.left + (BARS.width / 2) * (1 + share / far);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M0 ${share * PLOT.height}h${PLOT.width}" stroke="#d3c4a4"/>` +
      label(-10, share * PLOT.height + 5, 15, percent(1 - share), 'text-anchor="end" fill="#505c68"'),
  );
  const curve = lines(review, (entry) => entry / last, PLOT.width, PLOT.height).map(
    ({ seat, path }) =>
      `<path d="${path}" fill="none" stroke="${seatColour(seat)}" stroke-width="3" stroke-linejoin="round"${seat % 2 ? ' stroke-dasharray="9 4"' : ''}/>`,
  );
  const bars = accounts.map((account, row) => {
    const y = BARS.top + row * BARS.row;
    const parts = segments(account).map(
      ({ part, from, to }) =>
        `<rect x="${x(Math.min(from, to))}" y="${y}" width="${Math.abs(x(to) - x(from))}" height="26" fill="${PART_COLOURS[part]}"/>`,
    );
    return (
      `<circle cx="72" cy="${y + 13}" r="10" fill="${seatColour(account.seat)}"/>` +
      label(92, y + 19, 20, words.name(account.seat)) +
      parts.join('') +
      label(1140, y + 19, 18, percent(account.result), 'text-anchor="end"')
    );
  });
  const legend = PARTS.filter((part) => part !== 'remainder').map(
    (part, i) =>
      `<rect x="${60 + i * 215}" y="${height - 46}" width="18" height="18" fill="${PART_COLOURS[part]}"/>` +
      label(86 + i * 215, height - 31, 17, t(`review.part.${part}`)),
  );
  const zero = `<path d="M${x(0)} ${BARS.top - 8}V${BARS.top + accounts.length * BARS.row - 8}" stroke="#1d2a38" stroke-width="2"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT}" fill="#1d2a38">` +
    `<rect width="${WIDTH}" height="${height}" fill="#f3ead8"/>` +
    label(60, 66, 40, words.title) +
    label(60, 102, 20, t('review.picture'), 'fill="#505c68"') +
    `<g transform="translate(${PLOT.left} ${PLOT.top})">${grid.join('')}${curve.join('')}</g>` +
    `${bars.join('')}${zero}${legend.join('')}</svg>`
  );
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

async function rasterised(svg: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

/// Saves a review as a picture.
export async function savePicture(review: Review, words: PictureWords, kind: 'svg' | 'png'): Promise<void> {
  const svg = picture(review, words);
  const url =
    kind === 'svg' ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` : await rasterised(svg);
  download(url, `${review.game}.${kind}`);
}
