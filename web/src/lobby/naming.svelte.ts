import { me } from '$src/net/person.svelte';

/// Asks whoever first sits down with people for a name.
class Naming {
  /// The name that is suggested, while the question is open.
  suggested = $state<string | undefined>();
  #answer: ((isNamed: boolean) => void) | undefined;

  /// Returns whether the reader has a name that they chose, now or before.
  async ask(): Promise<boolean> {
    if (!me.person) await me.load();
    if (me.isNamed) return true;
    this.suggested = me.suggestion().name;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /// Takes the name; if the server refuses it, the question stays open.
  async answer(name: string): Promise<void> {
    await me.introduce(name.trim(), me.suggestion().flag);
    this.#close(true);
  }

  decline(): void {
    this.#close(false);
  }

  #close(isNamed: boolean): void {
    this.suggested = undefined;
    this.#answer?.(isNamed);
    this.#answer = undefined;
  }
}

export const naming = new Naming();
