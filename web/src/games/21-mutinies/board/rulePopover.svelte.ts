import { oncePer } from '$src/board/oncePer.svelte';

/// The content of a popover: a heading, lines of its own, and rules by their ids.
export interface Page {
  title: string;
  lines?: readonly string[];
  rules?: readonly string[];
  /// Jewels to show, such as those of the discard pile.
  jewels?: readonly string[];
  /// Rows of the market table, of which one may be pointed out.
  market?: boolean;
}

/// The open rule popover of a table, beside the thing it explains.
class RulePopover {
  page = $state.raw<Page | undefined>();
  anchor = $state.raw<Element | undefined>();

  /// Opens a page beside an element; opening it again closes it.
  toggle(anchor: Element, page: Page): void {
    if (this.anchor === anchor && this.page) return this.close();
    this.anchor = anchor;
    this.page = page;
  }

  close(): void {
    this.page = undefined;
    if (this.anchor instanceof HTMLElement) this.anchor.focus();
    this.anchor = undefined;
  }
}

/// Returns the rule popover of a table.
export const rulePopoverAt = oncePer(() => new RulePopover());
