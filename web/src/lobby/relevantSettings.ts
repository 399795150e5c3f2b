import type { Need, SettingCard } from '$src/net/http.gen';

type Agreed = Readonly<Record<string, string>>;

/// What a table is opened with, besides the settings of its game.
export interface Circumstances {
  seats: number;
  pace: string;
}

/// A setting that makes a difference: the values that do, and the current one.
export interface RelevantSetting extends SettingCard {
  value: string;
}

const isMet = ({ setting, values, seats, paces }: Need, agreed: Agreed, at: Circumstances): boolean =>
  (setting === null || values.includes(agreed[setting] ?? '')) &&
  (seats.length === 0 || seats.includes(at.seats)) &&
  (paces.length === 0 || paces.some((pace) => pace === at.pace));

/// Returns the settings that make a difference with this number of seats, pace and the other settings. Others have their
/// usual values, which may in turn make further settings irrelevant.
export function relevantSettings(
  settings: readonly SettingCard[],
  chosen: Agreed,
  at: Circumstances,
): readonly RelevantSetting[] {
  let agreed: Agreed = Object.fromEntries(settings.map(({ id, usual }) => [id, chosen[id] ?? usual]));
  const matters = ({ needs }: SettingCard): boolean => needs.every((need) => isMet(need, agreed, at));
  const offers = ({ valueNeeds }: SettingCard, value: string): boolean =>
    (valueNeeds[value] ?? []).every((need) => isMet(need, agreed, at));
  const isIrrelevant = (setting: SettingCard): boolean => {
    const value = agreed[setting.id] ?? setting.usual;
    return value !== setting.usual && !(matters(setting) && offers(setting, value));
  };
  for (let irrelevant = settings.find(isIrrelevant); irrelevant; irrelevant = settings.find(isIrrelevant))
    agreed = { ...agreed, [irrelevant.id]: irrelevant.usual };
  return settings.filter(matters).map((setting) => ({
    ...setting,
    allowed: setting.allowed.filter((value) => offers(setting, value)),
    value: agreed[setting.id] ?? setting.usual,
  }));
}

/// Returns the settings that differ from the usual ones.
export const changedSettings = (settings: readonly RelevantSetting[]): Record<string, string> =>
  Object.fromEntries(settings.flatMap(({ id, usual, value }) => (value === usual ? [] : [[id, value]])));
