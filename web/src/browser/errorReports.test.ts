import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorReports, type ErrorReport } from './errorReports';

const STACK = `
    at Board (http://localhost/assets/Board-BqX1.js:12:345)
    at App (http://localhost/assets/App-x.js:1:1)`;

function failure(message: string, stack = STACK): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}${stack}`;
  return error;
}

function reports(): { errors: ErrorReports; sent: ErrorReport[] } {
  const sent: ErrorReport[] = [];
  const errors = new ErrorReports();
  errors.send = (report) => sent.push(report);
  return { errors, sent };
}

/// A window that only has listeners.
function page(): { addEventListener: Window['addEventListener']; tell(type: string, event: object): void } {
  const heard = new Map<string, (event: object) => void>();
  return {
    addEventListener: (type: string, listener: unknown) =>
      void heard.set(type, listener as (event: object) => void),
    tell: (type, event) => heard.get(type)?.(event),
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('an_error_is_reported_once_with_its_type_and_place', () => {
  const { errors, sent } = reports();
  errors.note(failure('x'), 'board');
  errors.note(failure('y'), 'board');
  expect(sent).toEqual([{ type: 'TypeError', part: 'board', place: 'Board-BqX1.js:12:345' }]);
});

it('nothing_of_what_an_error_says_is_reported', () => {
  const { errors, sent } = reports();
  errors.note(failure('Anne holds\n at (http://localhost/assets/saber.js:1:1)', '\n'), 'board');
  errors.note(Object.assign(new Error('x'), { name: 'Anne holds a saber', stack: '' }), 'board');
  expect(sent).toEqual([
    { type: 'TypeError', part: 'board', place: '' },
    { type: 'Unknown', part: 'board', place: '' },
  ]);
});

it('a_page_that_keeps_failing_reports_ten_errors', () => {
  const { errors, sent } = reports();
  for (let i = 0; i < 50; i++) errors.note(failure('x'), `part-${i}`);
  expect(sent).toHaveLength(10);
});

it('what_nothing_else_catches_is_reported_too', () => {
  const { errors, sent } = reports();
  const { tell, ...window } = page();
  errors.listen(window);
  tell('error', { error: failure('x') });
  tell('unhandledrejection', { reason: failure('x') });
  expect(sent.map(({ part }) => part)).toEqual(['event', 'promise']);
});

it('refusals_and_the_errors_of_others_are_not_reported', () => {
  const { errors, sent } = reports();
  const { tell, ...window } = page();
  errors.listen(window);
  tell('unhandledrejection', { reason: Object.assign(failure('offline'), { name: 'Refusal' }) });
  tell('error', { error: null });
  tell('error', { error: failure('x', '\n    at chrome-extension://abc/content.js:1:1') });
  expect(sent).toEqual([]);
});

it('a_sentence_that_cannot_be_made_is_left_out_and_reported', () => {
  const { errors, sent } = reports();
  const made = errors.orNothing('preview', (): string => {
    throw failure('x');
  });
  expect([made, sent.length]).toEqual([undefined, 1]);
});
