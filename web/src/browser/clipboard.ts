import { t } from '$src/i18n/i18n.svelte';
import { toasts } from './toasts.svelte';

/// Copies the old way, through a selection: over plain HTTP pages have no clipboard.
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  const before = document.activeElement;
  try {
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/// Puts a text on the clipboard and shows `done`; if that fails, shows the text itself.
export async function copyText(text: string, done: string): Promise<void> {
  if (await isCopied(text)) toasts.tell(done);
  else toasts.tell(t('copy.failed', { text }), 'bad');
}
