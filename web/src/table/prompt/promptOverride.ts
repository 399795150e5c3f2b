/// What a board adds to the prompt while an answer is put together step by step, or an ending told.
export interface PromptOverride {
  /// What is expected now, instead of the question, and why.
  what?: string;
  why?: string;
  icon?: string;
  /// How many answers this step has, if not all that are on offer.
  count?: number;
  /// Takes the last step back; also Esc.
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
  /// What it gives away, as a question that is asked before it is done.
  confirmText?: string | undefined;
  run: () => void;
}

/// What is asked again before it is done, since it gives something away.
export interface Confirmation {
  what: string;
  /// What the button says that does it.
  text: string;
  run: () => void;
}
