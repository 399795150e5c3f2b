/// Prints dark ink on white paper, also at night; run it as an effect.
export function onPaper(): () => void {
  const root = document.documentElement;
  const stop = new AbortController();
  let theme: string | undefined;
  addEventListener(
    'beforeprint',
    () => {
      theme = root.dataset['theme'];
      root.dataset['theme'] = 'light';
    },
    stop,
  );
  addEventListener('afterprint', () => (root.dataset['theme'] = theme ?? 'light'), stop);
  return () => stop.abort();
}
