/// The key of the game that was seen last, whose rules open first.
export const LAST_GAME = 'last-game';

/// What this browser remembers between visits; where storage is forbidden, nothing is.
export const storage = {
  read<T>(key: string, otherwise: T): T {
    try {
      const text = localStorage.getItem(`tortuga.${key}`);
      return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
      return otherwise;
    }
  },

  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(`tortuga.${key}`, JSON.stringify(value));
    } catch {
      // Without storage the game goes on; only settings are forgotten.
    }
  },
};
