/// Does something once the next frame has been drawn: whatever is not urgent leaves that frame to what is. While a page
/// is hidden no frame is drawn, and it waits until somebody looks.
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
