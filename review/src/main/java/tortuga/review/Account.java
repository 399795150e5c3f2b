package tortuga.review;

/// How one seat came to its result: `result` is `expected` plus `start`, `luck`, `own`, `hidden`,
/// `others` and `remainder`. All are shares of a victory, from zero to one.
///
/// @param side the side on which the seat really was; seats of the same side win together
/// @param expected the chance before the setup
/// @param start the luck of the setup: the start it got
/// @param luck dice and draws after that
/// @param own what its choices brought, by what it knew, compared with playing on like the
///   yardstick
/// @param hidden what its choices brought beyond that, because of what it could not know
/// @param others what the moves of others brought it
/// @param remainder what moves brought that nobody asked for, such as surrendering
/// @param luckNoise the standard error of `luck`
/// @param ownNoise the standard error of `own`
/// @param choices how often it had more than one legal answer
/// @param loss what its choices lost against the best ones, added up
/// @param lossNoise the standard error of `loss`
/// @param inexact number of inexact choices
/// @param mistakes number of mistakes
/// @param blunders number of blunders
/// @param unclear number of choices that cannot be called anything
public record Account(
    int seat,
    int side,
    double expected,
    double result,
    double start,
    double luck,
    double own,
    double hidden,
    double others,
    double remainder,
    double luckNoise,
    double ownNoise,
    int choices,
    double loss,
    double lossNoise,
    int inexact,
    int mistakes,
    int blunders,
    int unclear) {
  /// Returns what is left when everything is added up: nothing, but for rounding.
  public double error() {
    return result - expected - start - luck - own - hidden - others - remainder;
  }
}
