package tortuga.aye.tactics;

import tortuga.aye.Card;

/// How easily a goal card comes about, from one to nine, in the hands of whoever plays well and
/// lends a hand where possible. Those that ask to convince somebody come last: bots ask nobody for
/// anything, so they have convinced nobody.
final class Goal {
  private Goal() {}

  static int ease(Card card) {
    return switch (card) {
      case C36 -> 9;
      case C14, C16, C26, C27, C28 -> 7;
      case C02, C03, C04, C13, C19, C20, C22, C30 -> 6;
      case C05, C07, C09, C15, C17, C18, C21, C23, C29 -> 5;
      case C12, C24, C25 -> 4;
      case C01, C06, C08, C10, C11 -> 2;
      case C31, C32, C33, C34, C35 -> 1;
    };
  }
}
