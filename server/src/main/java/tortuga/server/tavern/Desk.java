package tortuga.server.tavern;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.server.table.By;
import tortuga.server.table.Occupant;
import tortuga.server.table.Ration;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.wire.Said;
import tortuga.server.wire.Told;
import tortuga.server.wire.Wire;

/// Hears what pages say, sees to it that it is done, and answers.
public final class Desk {
  private final Tavern tavern;
  private final Advisor advisor;

  public Desk(Tavern tavern, Advisor advisor) {
    this.tavern = tavern;
    this.advisor = advisor;
  }

  /// What a page wants done, and how the command is called.
  private record Command(Follower page, String id, String table) {}

  /// Something that a seat wants of its table.
  private interface Deed {
    void does(Keeper keeper, Table table, int seat) throws Refusal;
  }

  /// Hears one sentence; the answer comes later.
  public void hear(Follower page, Said said) {
    switch (said) {
      case Said.Watch watch -> watch(page, watch);
      case Said.Unwatch(String table) -> unwatch(page, table);
      case Said.Play(String id, String table, Optional<Integer> question, List<String> moves) ->
          seated(
              "play",
              new Command(page, id, table),
              (keeper, now, seat) ->
                  keeper.commit(now.propose().answer(seat, question, moves, By.PLAYER, id)));
      case Said.Undo(String id, String table) ->
          seated(
              "undo",
              new Command(page, id, table),
              (keeper, now, seat) -> keeper.commit(now.propose().undo(seat, id)));
      case Said.Order(String id, String table, String kind, Optional<String> verb) ->
          seated(
              "order",
              new Command(page, id, table),
              (keeper, now, seat) -> keeper.commit(now.propose().order(seat, kind, verb)));
      case Said.Resume(String id, String table) ->
          seated(
              "resume",
              new Command(page, id, table),
              (keeper, now, seat) -> keeper.commit(now.propose().resume(seat)));
      case Said.Leave(String id, String table) ->
          seated(
              "leave",
              new Command(page, id, table),
              (keeper, now, seat) -> keeper.commit(now.propose().hold(seat, true)));
      case Said.Say say -> say(page, say);
      case Said.Mute mute -> mute(page, mute);
      case Said.Advise(String id, String table) -> advise(page, id, table);
    }
  }

  private void watch(Follower page, Said.Watch watch) {
    var _ =
        tavern
            .wish(
                watch.table(),
                (keeper, now) -> {
                  keeper.welcome(page, now, watch.last(), watch.heard());
                  return 0;
                })
            .whenComplete((_, problem) -> refuse(new Command(page, "", watch.table()), problem));
  }

  /// Lets a page follow a table no longer.
  public void unwatch(Follower page, String table) {
    var _ =
        tavern.wish(
            table,
            (keeper, now) -> {
              keeper.unfollow(page, now);
              return 0;
            });
  }

  private void seated(String kind, Command command, Deed deed) {
    carryOut(
        kind,
        command,
        (keeper, table) -> {
          keeper.willAnswer(command.page());
          int seat = seat(command.page(), table);
          Optional<Integer> done = keeper.lately().done(table, seat, command.id());
          if (done.isPresent()) return done.get();
          deed.does(keeper, table, seat);
          return keeper.lately().note(table, seat, command.id());
        });
  }

  /// Grants a wish, and answers with the number of the update in which its page notices it.
  private void carryOut(String kind, Command command, Keeper.Wish<Integer> wish) {
    long begun = System.nanoTime();
    var _ =
        tavern
            .wish(command.table(), wish)
            .thenAccept(number -> {
              count(kind, "accepted", begun);
              command
                  .page()
                  .tell(Wire.write(new Told.Accepted(command.id(), command.table(), number)));
            })
            .whenComplete((_, problem) -> {
              if (problem != null) count(kind, "refused", begun);
              refuse(command, problem);
            });
  }

  private void count(String kind, String result, long begun) {
    tavern.meters().command(kind, result, Duration.ofNanos(System.nanoTime() - begun));
  }

  private static int seat(Follower page, Table table) throws Refusal {
    Optional<Integer> seat = page.person().flatMap(table.chairs()::of);
    if (seat.isEmpty()) throw new Refusal("not-seated");
    return seat.get();
  }

  private static void requireSeat(Table table, int seat) throws Refusal {
    if (seat < 0 || seat >= table.seats()) throw new Refusal("no-such-seat");
  }

  /// Whoever listens may choose whom to hear, on a seat or not; to say so twice does no harm.
  private void mute(Follower page, Said.Mute mute) {
    carryOut(
        "mute",
        new Command(page, mute.id(), mute.table()),
        (keeper, table) -> {
          keeper.willAnswer(page);
          requireSeat(table, mute.seat());
          String person = page.person().orElseThrow(() -> new Refusal("who-are-you"));
          keeper.talk().mute(person, mute.seat(), mute.muted());
          return table.number(Audience.viewer(page, table));
        });
  }

  private void say(Follower page, Said.Say say) {
    seated(
        "say",
        new Command(page, say.id(), say.table()),
        (keeper, table, seat) -> {
          if (!(table.chairs().occupant(seat).orElseThrow()
              instanceof Occupant.Person(String person, String name, _))) {
            throw new Refusal("not-seated");
          }
          if (say.about().isPresent()) requireSeat(table, say.about().get());
          Optional<Ration> ration = say.phrase().flatMap(table::ration);
          if (ration.isPresent()) keeper.talk().spend(ration.get(), seat);
          keeper.tell(
              keeper
                  .talk()
                  .add(
                      say.id(),
                      person,
                      Optional.of(seat),
                      name,
                      say.phrase(),
                      say.about(),
                      say.text(),
                      tavern.now()));
        });
  }

  /// Thinks about the offered moves, if nobody at the table could mind.
  private void advise(Follower page, String id, String table) {
    Command command = new Command(page, id, table);
    var _ =
        tavern
            .wish(
                table,
                (_, now) -> {
                  int seat = seat(page, now);
                  boolean alone = now.chairs().people().without(Seat.of(seat)).isEmpty();
                  if (!alone) throw new Refusal("advice-only-against-bots");
                  return now.consult().brief(seat);
                })
            .thenCompose(advisor::advise)
            .thenAccept(advice ->
                page.tell(
                    Wire.write(new Told.Advice(id, table, advice.question(), advice.opinions()))))
            .whenComplete((_, problem) -> refuse(command, problem));
  }

  private static void refuse(Command command, @Nullable Throwable problem) {
    if (problem == null) return;
    Refusal refusal = Refusals.of(problem);
    command
        .page()
        .tell(
            Wire.write(
                new Told.Refused(
                    command.id(), command.table(), refusal.reason(), refusal.details())));
  }
}
