import { errorReports } from '$src/browser/errorReports';
import { Refusal } from '$src/net/api';

/// Returns why a page cannot be shown: what the server says, or a failure of ours, which is reported.
export function problemOf(error: unknown): string {
  if (error instanceof Refusal) return error.key;
  errorReports.note(error, 'page');
  return 'unexpected';
}
