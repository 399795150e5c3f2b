import type { GameInfo } from '$src/net/api';
import type { Fits } from '$src/games/gameClient';

type Setting = GameInfo['settings'][number];
type Agreed = Readonly<Record<string, string>>;

/// A setting that makes a difference: the values that do, and the current one.
export interface RelevantSetting extends Setting {
  value: string;
}

function isMet(wanted: readonly string[] | string, value: string | undefined): boolean {
  if (value === undefined) return false;
  return typeof wanted === 'string' ? Number(value) >= Number.parseInt(wanted) : wanted.includes(value);
}

const fit = (what: string, fits: Fits, agreed: Agreed): boolean =>
  Object.entries(fits[what] ?? {}).every(([other, wanted]) => isMet(wanted, agreed[other]));

/// Returns the settings that make a difference with this number of seats, pace and the other settings. Others have their
/// usual values, which may in turn make further settings irrelevant.
export function relevantSettings(
  settings: readonly Setting[],
  fits: Fits,
  chosen: Agreed,
  seats: number,
  pace = 'normal',
): readonly RelevantSetting[] {
  let agreed: Agreed = Object.fromEntries([
    ...settings.map(({ id, usual }) => [id, chosen[id] ?? String(usual)]),
    ['seats', String(seats)],
    ['pace', pace],
  ]);
  const isIrrelevant = ({ id, usual }: Setting): boolean =>
    agreed[id] !== String(usual) && !(fit(id, fits, agreed) && fit(`${id}.${agreed[id]}`, fits, agreed));
  for (let irrelevant = settings.find(isIrrelevant); irrelevant; irrelevant = settings.find(isIrrelevant))
    agreed = { ...agreed, [irrelevant.id]: String(irrelevant.usual) };
  return settings
    .filter(({ id }) => fit(id, fits, agreed))
    .map((setting) => ({
      ...setting,
      allowed: setting.allowed.filter((value) => fit(`${setting.id}.${value}`, fits, agreed)),
      value: agreed[setting.id] ?? String(setting.usual),
    }));
}

/// Returns the settings that differ from the usual ones.
export const changedSettings = (settings: readonly RelevantSetting[]): Record<string, string> =>
  Object.fromEntries(
    settings.flatMap(({ id, usual, value }) => (value === String(usual) ? [] : [[id, value]])),
  );
