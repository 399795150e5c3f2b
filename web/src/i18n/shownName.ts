import { t } from './i18n.svelte';

/// What the server calls people who have deleted their data, a number apart.
const GONE = /^A pirate who left( \d+)?$/;

/// Returns a name as it is shown: people who are gone have one in every language.
export const shownName = (name: string): string =>
  name.replace(GONE, (_, number: string | undefined) => t('person.gone') + (number ?? ''));
