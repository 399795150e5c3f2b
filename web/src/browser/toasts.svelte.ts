export interface Toast {
  key: number;
  text: string;
  tone: 'ink' | 'act' | 'bad';
  action?: { text: string; run: () => void };
}

/// News outside the prompt; each goes away by itself.
class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #keys = 0;

  tell(text: string, tone: Toast['tone'] = 'ink', action?: Toast['action']): void {
    const toast: Toast = { key: this.#keys++, text, tone, ...(action ? { action } : {}) };
    this.shown = [...this.shown, toast].slice(-3);
    setTimeout(() => this.dismiss(toast.key), 4000);
  }

  dismiss(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
