/// What is said of an error: its kind, the part of the page that failed, and where in our code. Nothing of what it is about.
export interface ErrorReport {
  type: string;
  part: string;
  place: string;
}

/// Maximum number of reports of a page.
const MAX_REPORTS = 10;
const TYPE = /^[A-Z][A-Za-z]{0,39}$/;
/// File, line and column of our code, at the end of a line of a stack.
const PLACE = /\/assets\/([A-Za-z0-9][\w.-]{0,79}:\d{1,7}:\d{1,7})\)?$/m;
/// What the server refuses, and what somebody breaks off, is no bug.
const USUAL = new Set(['Refusal', 'AbortError', 'NotAllowedError']);

const typeOf = (error: unknown): string =>
  error instanceof Error && TYPE.test(error.name) ? error.name : 'Unknown';

/// The calls that led to an error, without its message: that may quote what nobody else should read.
function callsOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

const placeOf = (error: unknown): string =>
  error instanceof Error ? (PLACE.exec(callsOf(error))?.[1] ?? '') : '';

/// Reports each error of a page once.
export class ErrorReports {
  /// Carries a report to the server; set when the page begins.
  send: (report: ErrorReport) => void = () => undefined;
  readonly #known = new Set<string>();

  /// Notes an error of a part of the page.
  note(error: unknown, part: string): void {
    console.error(error);
    const report = { type: typeOf(error), part, place: placeOf(error) };
    const key = Object.values(report).join(' ');
    if (USUAL.has(report.type) || this.#known.has(key) || this.#known.size >= MAX_REPORTS) return;
    this.#known.add(key);
    this.send(report);
  }

  /// Returns what is made, or nothing if that fails.
  orNothing<T>(part: string, make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      this.note(error, part);
      return undefined;
    }
  }

  /// Notes what nothing else catches, as far as it comes from our code and not from an extension of the browser.
  readonly listen = (page: Pick<Window, 'addEventListener'>): void => {
    const noteOurs = (error: unknown, part: string): void => {
      if (placeOf(error)) this.note(error, part);
    };
    page.addEventListener('error', ({ error }) => noteOurs(error, 'event'));
    page.addEventListener('unhandledrejection', ({ reason }) => noteOurs(reason, 'promise'));
  };
}

export const errorReports = new ErrorReports();
