package tortuga.server.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Game;
import tortuga.engine.Setting;
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

  /// A game, as the lobby shows it.
  public record GameCard(
      String id, int edition, int minSeats, int maxSeats, List<SettingCard> settings) {
    static GameCard of(Game<?, ?, ?, ?> game) {
      return new GameCard(
          game.id(),
          game.edition(),
          game.minSeats(),
          game.maxSeats(),
          game.settings().stream().map(SettingCard::of).toList());
    }
  }

  /// Something that players may agree on.
  public record SettingCard(String id, String usual, List<String> allowed) {
    static SettingCard of(Setting<?> setting) {
      return new SettingCard(setting.id(), Setting.word(setting.usual()), setting.words().toList());
    }
  }

  /// The name that somebody chooses.
  public record Name(String name, String flag) {}

  /// A link to another device, and how long it works.
  public record Link(String url, long minutes) {}

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
