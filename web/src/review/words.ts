import type { Lesson, Review } from '$src/net/http.gen';
import { i18n, t } from '$src/i18n/i18n.svelte';
import type { Phrasebook } from '$src/i18n/phrasebook';
import type { KeyMoment } from './moments';

/// Returns a share of a victory in points, with its sign.
export const signed = (share: number): string =>
  i18n.number(Math.round(share * 100), { signDisplay: 'exceptZero' });

export const percent = (share: number): string =>
  i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });

const points = (share: number): number => Math.round(Math.abs(share) * 100);

/// Returns who shares somebody's luck: everybody on the same side.
function side(review: Review, seat: number, book: Phrasebook): string {
  const own = review.accounts.find((account) => account.seat === seat)?.side ?? seat;
  return i18n.list(
    review.accounts.filter((account) => account.side === own).map((account) => book.seat(account.seat).shown),
  );
}

/// Returns a key moment as a sentence.
export function momentText(moment: KeyMoment, review: Review, book: Phrasebook): string {
  const { cause, change, seat, by, move, better } = moment;
  const args = {
    who: cause === 'luck' ? side(review, seat, book) : book.seat(seat).shown,
    by: by === null ? '' : book.seat(by).shown,
    points: points(change),
    move: move && book.moveText(move),
    better: better && book.moveText(better),
  };
  const gain = change < 0 ? 'loss' : 'gain';
  if (cause === 'mistake') return t('review.moment.mistake', args);
  if (cause === 'find') return t('review.moment.find', args);
  return t(`review.moment.${cause}-${gain}`, args);
}

/// Returns a lesson in words.
export function lessonText(lesson: Lesson, book: Phrasebook): string {
  return t(`review.lesson.${lesson.kind}`, {
    who: book.seat(lesson.seat).shown,
    move: book.moveText(lesson.move),
    better: lesson.better && book.moveText(lesson.better),
    points: points(lesson.points),
    count: lesson.count,
  });
}
