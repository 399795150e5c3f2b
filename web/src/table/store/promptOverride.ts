/// What a board puts into the prompt while an answer is built step by step, or an ending is shown.
export interface PromptOverride {
  /// What is expected now, instead of the question, and why.
  what?: string;
  why?: string;
  icon?: string;
  /// How many answers this step has, if not all that are on offer.
  count?: number;
  /// Undoes the last step; also Esc.
  back?: (() => void) | undefined;
  /// Buttons, the main one last; `isMain` is also Enter.
  buttons?: readonly PromptButton[];
}

export interface PromptButton {
  text: string;
  icon?: string;
  key?: string;
  isMain?: boolean;
  disabled?: boolean;
  /// A question asked before it is done, since it gives something away.
  confirmText?: string | undefined;
  run: () => void;
}

/// A confirmation that is asked for before something is given away.
export interface Confirmation {
  what: string;
  /// The text of the button that does it.
  text: string;
  run: () => void;
}
