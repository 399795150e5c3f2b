/// What this browser remembers between visits; a browser that forbids it simply forgets.
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
      // A full or forbidden storage costs comfort, not the game.
    }
  },
};
