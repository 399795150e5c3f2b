package tortuga.server.http;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Game;
import tortuga.engine.Setting;
import tortuga.engine.Setting.Condition;
import tortuga.scenario.lesson.Lesson;
import tortuga.scenario.lesson.Words;
import tortuga.server.listing.Listing;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.Phase;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.history.ReplayStep;

/// The bodies of requests and responses over HTTP.
public final class HttpPayloads {
  private HttpPayloads() {}

  /// Why a request was refused; `error` has a text in every language.
  public record Problem(String error, List<String> details) {}

  /// What a game is called, and a sentence about it.
  public record Cover(String name, String blurb) {}

  /// A game, as the lobby shows it.
  ///
  /// @param covers what it is called, by language
  public record GameCard(
      String id,
      int edition,
      int minSeats,
      int maxSeats,
      List<SettingCard> settings,
      Map<String, Cover> covers) {
    static GameCard of(Game<?, ?, ?, ?> game, Map<String, Cover> covers) {
      return new GameCard(
          game.id(),
          game.edition(),
          game.minSeats(),
          game.maxSeats(),
          game.settings().stream().<SettingCard>map(SettingCard::of).toList(),
          covers);
    }
  }

  /// Something that players may agree on.
  ///
  /// @param needs what it needs to make a difference
  /// @param valueNeeds what single values need, beyond that
  /// @param group where a form asks for it
  public record SettingCard(
      String id,
      String usual,
      List<String> allowed,
      List<Need> needs,
      Map<String, List<Need>> valueNeeds,
      Setting.Group group) {
    static <T> SettingCard of(Setting<T> setting) {
      Map<String, List<Need>> valueNeeds = new LinkedHashMap<>();
      for (T value : setting.allowed()) {
        List<Need> needs = setting.conditions(value).stream().map(Need::of).toList();
        if (!needs.isEmpty()) valueNeeds.put(Setting.word(value), needs);
      }
      return new SettingCard(
          setting.id(),
          Setting.word(setting.usual()),
          setting.words().toList(),
          setting.conditions().stream().map(Need::of).toList(),
          valueNeeds,
          setting.group());
    }
  }

  /// What must be so: another setting has one of these values, there are so many seats, or the
  /// table has one of these paces. What it does not mention is absent.
  public record Need(
      Optional<String> setting, List<String> values, List<Integer> seats, List<Pace> paces) {
    static Need of(Condition condition) {
      return switch (condition) {
        case Condition.Agreed(Setting<?> setting, List<String> words) ->
            new Need(Optional.of(setting.id()), words, List.of(), List.of());
        case Condition.Players(List<Integer> numbers) ->
            new Need(Optional.empty(), List.of(), numbers, List.of());
        case Condition.Together() ->
            new Need(
                Optional.empty(),
                List.of(),
                List.of(),
                Arrays.stream(Pace.values()).filter(Pace::isLive).toList());
        case Condition.Demanded(Condition demanded, _) -> of(demanded);
      };
    }
  }

  /// A lesson, as lists show it.
  ///
  /// @param length how many moves its solution has
  public record LessonCard(String id, Words title, Words goal, int length) {
    static LessonCard of(Lesson lesson) {
      return new LessonCard(lesson.id(), lesson.title(), lesson.goal(), lesson.length());
    }
  }

  /// The moves of a learner, from the beginning of a lesson.
  ///
  /// @param shown how many of them the page knows the effect of
  public record LessonMoves(List<String> moves, Optional<Integer> shown) {
    public LessonMoves {
      moves = List.copyOf(moves);
    }
  }

  /// Chains of moves of which a learner wants to know what they would bring.
  ///
  /// @param moves what the learner has played
  /// @param question the question that the chains would answer
  public record LessonChains(
      List<String> moves, Optional<Integer> question, List<List<String>> chains) {
    public LessonChains {
      moves = List.copyOf(moves);
      chains = chains.stream().map(List::copyOf).toList();
    }
  }

  /// Somebody, by the name and the flag that they chose.
  public record Person(String name, String flag) {}

  /// A link to another device, and how long it works.
  public record DeviceLink(String url, long minutes) {}

  /// Whether somebody has a code with which to come back, and since when.
  public record RecoveryCard(Optional<Long> since) {}

  /// A code with which somebody comes back, once.
  public record Recovery(String code) {}

  /// How somebody comes to another browser.
  ///
  /// @param code the code on paper, unless a link brought them
  /// @param merge whether whoever was known in this browser is the same person
  public record Arrival(Optional<String> code, Optional<Boolean> merge) {}

  /// How long the server keeps things: addresses of visitors, people whom no browser shows, tables
  /// at which nothing happens, and games that are over; for ever if absent.
  public record KeepingCard(
      long addressMinutes,
      Optional<Long> guestDays,
      Optional<Long> idleDays,
      Optional<Long> gameDays) {
    static KeepingCard of(ServerOptions options) {
      return new KeepingCard(
          options.keeping().addresses().toMinutes(),
          options.keeping().periods().guests().map(Duration::toDays),
          options.closeAfter().map(Duration::toDays),
          options.keeping().periods().games().map(Duration::toDays));
    }
  }

  /// A browser in which somebody is signed in.
  ///
  /// @param device what it is, in a few words; empty if that is unknown
  /// @param here whether it is the one that sends the request
  public record SessionCard(String id, String device, long since, long seen, boolean here) {}

  /// An error of a page.
  ///
  /// @param type the kind of error, such as `TypeError`
  /// @param part which part of the page failed, such as `board`
  /// @param place file, line and column of our code; empty if unknown
  public record PageError(String type, String part, String place) {}

  /// The number of browsers that were signed out.
  public record Ended(int sessions) {}

  /// The settings of a new table.
  ///
  /// @param bots the level of the bot for each seat that gets one
  /// @param begin whether to begin at once, if every seat is taken
  public record NewTable(
      String game,
      int seats,
      Optional<Map<String, String>> settings,
      Optional<Pace> pace,
      Optional<Boolean> listed,
      Optional<List<Optional<String>>> bots,
      Optional<Boolean> begin,
      Optional<String> word) {
    public NewTable {
      settings = settings.map(Map::copyOf);
    }
  }

  public record TableId(String id, Optional<String> code) {}

  /// Which seat somebody wants, and the word added to the seed.
  public record Join(Optional<Integer> seat, Optional<String> word) {}

  public record SeatNumber(int seat) {}

  public record BotSeat(String bot) {}

  /// The tables that are of interest to somebody.
  public record Lists(List<TableCard> mine, List<TableCard> open, List<TableCard> live) {}

  /// A table in a list.
  public record TableCard(
      String id,
      String game,
      Phase phase,
      Pace pace,
      Map<String, String> settings,
      List<SeatCard> seats,
      boolean listed,
      long opened,
      long changed,
      Optional<Integer> yourSeat,
      boolean yourTurn,
      boolean host,
      boolean imported) {
    static TableCard of(Listing listing, Optional<String> person) {
      Optional<Integer> seat = person.flatMap(listing::seatOf);
      return new TableCard(
          listing.id(),
          listing.game(),
          listing.phase(),
          listing.pace(),
          listing.settings(),
          listing.seats().stream()
              .map(place -> new SeatCard(place.name(), place.flag(), place.bot()))
              .toList(),
          listing.listed(),
          listing.opened(),
          listing.changed(),
          seat,
          seat.isPresent() && listing.waiting().contains(seat.get()),
          person.equals(Optional.of(listing.host())),
          listing.isImported());
    }
  }

  public record SeatCard(Optional<String> name, Optional<String> flag, Optional<String> bot) {}

  /// A part of a finished game, as a viewer saw it.
  ///
  /// @param from the number of the first step
  /// @param total how many steps the whole game has
  public record Replayed(
      TableCard table,
      int from,
      int total,
      List<ReplayStep> steps,
      Optional<ServerMessage.Result> result) {}
}
