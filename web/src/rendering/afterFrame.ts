/// Runs something after the next frame: what is not urgent leaves that frame to what is. While a page
/// is hidden no frame is drawn, so it waits until somebody looks.
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
