package tortuga.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.engine.chance.Seed;
import tortuga.server.store.DepartureStore.Departure;
import tortuga.server.store.ListingStore.ListingRow;
import tortuga.server.store.PeopleStore.Someone;
import tortuga.server.store.UptimeStore.Outage;
import tortuga.server.store.sql.SessionRows;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Occupant;
import tortuga.server.table.Origin;
import tortuga.server.table.clock.Pace;

/// What every store promises, whatever database it uses.
public abstract class StoreTest {
  public static final Seed SEED = Seed.of(1);

  @TempDir public Path folder;
  public Store store;

  /// Opens the store in that folder, with all that was stored there before.
  public abstract Store open(Path folder);

  /// Sets the clock that decides, if it is not that of the test.
  public void setClock(long now) {}

  @BeforeEach
  void open() {
    store = open(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void reopen() {
    store.close();
    store = open(folder);
  }

  private static LogEntry opening() {
    return new LogEntry.Opened(
        "jamaica", 1, 2, Map.of("a", "b"), Pace.NORMAL, true, "anne", SEED.promise());
  }

  public static ListingRow card(String table, String phase, long changed, String... people) {
    return new ListingRow(
        table, "jamaica", phase, true, 5, changed, (int) changed, List.of(people), "{}");
  }

  public LogLine openTable(String table) {
    LogLine first = LogLines.after("", 0, 5, opening());
    store.open(table, SEED, "C" + table, first, card(table, "gathering", 5, "anne")).join();
    return first;
  }

  public static LogLine next(LogLine before, LogEntry entry) {
    return LogLines.after(before.hash(), before.seq() + 1, before.at() + 1, entry);
  }

  @Test
  void a_log_is_read_as_it_was_written() {
    LogLine first = openTable("T");
    List<LogEntry> entries =
        List.of(
            new LogEntry.Seated(0, new Occupant.Person("anne", "Anne \"☠\" ñ", "none"), "w"),
            new LogEntry.Seated(1, new Occupant.Bot("captain"), ""),
            new LogEntry.Vacated(1),
            new LogEntry.Begun(List.of("w", ""), Optional.of(1)),
            new LogEntry.Played(List.of(new LogEntry.Turn(0, "dump 2")), Origin.ORDER, "id"),
            new LogEntry.Pledged(1, "pass", Origin.BOT, ""),
            new LogEntry.Undone(0, "id2"),
            new LogEntry.Ordered(0, "kind", Optional.of("verb")),
            new LogEntry.Ordered(0, "kind", Optional.empty()),
            new LogEntry.Held(0, "captain", true),
            new LogEntry.Resumed(0),
            new LogEntry.Closed(SEED.toString(), false),
            new LogEntry.Rematched("U"),
            new LogEntry.Renamed(0, "Bonny", "none"),
            new LogEntry.Restarted(3));
    List<LogLine> log = new ArrayList<>(List.of(first));
    for (LogEntry entry : entries) {
      log.add(next(log.getLast(), entry));
      store.append("T", log.getLast()).join();
    }
    reopen();

    assertThat(store.read("T", 0).join()).isEqualTo(log);
    assertThat(store.read("T", 3).join()).isEqualTo(log.subList(3, log.size()));
    LogLines.check(store.read("T", 0).join(), store.head("T").join());
    assertThat(store.head("T").join())
        .contains(new LogStore.Head(log.size(), log.getLast().hash()));
  }

  @Test
  void a_table_that_is_not_there_has_no_log_no_seed_and_no_card() {
    assertThat(store.read("T", 0).join()).isEmpty();
    assertThat(store.seed("T").join()).isEmpty();
    assertThat(store.listing("T").join()).isEmpty();
    assertThat(store.tableOf("CT").join()).isEmpty();
  }

  @Test
  void whoever_comes_second_is_overtaken_and_changes_nothing() {
    LogLine first = openTable("T");
    LogLine mine = next(first, new LogEntry.Vacated(0));
    LogLine theirs = next(first, new LogEntry.Vacated(1));
    store.append("T", mine).join();

    assertThatThrownBy(() -> store.append("T", theirs).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(Overtaken.class);
    assertThat(store.read("T", 0).join()).containsExactly(first, mine);
  }

  @Test
  void a_table_opens_once() {
    LogLine first = openTable("T");

    assertThatThrownBy(
            () -> store.open("T", Seed.of(2), "D", first, card("T", "gathering", 5)).join())
        .hasCauseInstanceOf(Overtaken.class);
    assertThat(store.seed("T").join()).contains(SEED);
    assertThat(store.codeOf("T").join()).contains("CT");
  }

  @Test
  void a_code_that_is_taken_opens_nothing_and_harms_nobody_who_writes_meanwhile() {
    openTable("T");
    LogLine first = LogLines.after("", 0, 5, opening());
    List<CompletableFuture<Void>> others = new ArrayList<>();
    List<CompletableFuture<Void>> bad = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      others.add(store.savePerson(new Someone("p" + i, "Anne", "none", 1)));
      bad.add(store.open("U" + i, SEED, "CT", first, card("U" + i, "gathering", 5)));
    }

    others.forEach(CompletableFuture::join);
    for (CompletableFuture<Void> each : bad) {
      assertThatThrownBy(each::join).hasCauseInstanceOf(StoreFailure.class);
    }
    assertThat(store.read("U7", 0).join()).isEmpty();
    assertThat(store.tableOf("CT").join()).contains("T");
  }

  @Test
  void a_table_that_comes_with_all_its_lines_comes_whole_or_not_at_all() {
    openTable("T");
    List<LogLine> log = new ArrayList<>(List.of(LogLines.after("", 0, 5, opening())));
    for (int i = 0; i < 600; i++) log.add(next(log.getLast(), new LogEntry.Vacated(i)));

    assertThatThrownBy(() -> store.openWhole("U", SEED, "CT", log, card("U", "finished", 5)).join())
        .hasCauseInstanceOf(StoreFailure.class);
    assertThat(store.read("U", 0).join()).isEmpty();
    assertThat(store.head("U").join()).isEmpty();

    store.openWhole("U", SEED, "CU", log, card("U", "finished", 5)).join();
    assertThat(store.read("U", 0).join()).isEqualTo(log);
    assertThat(store.head("U").join()).contains(new LogStore.Head(601, log.getLast().hash()));
    assertThat(store.unfinished().join()).containsExactly("T");
    assertThatThrownBy(() -> store.openWhole("U", SEED, "CV", log, card("U", "finished", 5)).join())
        .hasCauseInstanceOf(StoreFailure.class);
  }

  @Test
  void many_tables_at_once_lose_and_double_nothing() {
    List<List<LogLine>> logs;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      logs =
          IntStream.range(0, 40)
              .mapToObj(i -> CompletableFuture.supplyAsync(() -> fill("T" + i), threads))
              .toList()
              .stream()
              .map(CompletableFuture::join)
              .toList();
    }
    reopen();

    for (int i = 0; i < logs.size(); i++) {
      List<LogLine> stored = store.read("T" + i, 0).join();
      assertThat(stored).isEqualTo(logs.get(i));
      assertThat(store.head("T" + i).join())
          .contains(new LogStore.Head(stored.size(), stored.getLast().hash()));
      LogLines.check(stored);
    }
  }

  private List<LogLine> fill(String table) {
    List<LogLine> log = new ArrayList<>(List.of(openTable(table)));
    List<CompletableFuture<Void>> writing = new ArrayList<>();
    for (int i = 0; i < 25; i++) {
      log.add(next(log.getLast(), new LogEntry.Undone(i, table)));
      writing.add(store.append(table, log.getLast()));
    }
    writing.forEach(CompletableFuture::join);
    return log;
  }

  @Test
  void of_many_who_write_the_same_line_one_is_first() {
    LogLine first = openTable("T");
    List<CompletableFuture<Boolean>> rivals =
        IntStream.range(0, 60)
            .mapToObj(i ->
                store
                    .append("T", next(first, new LogEntry.Vacated(i)))
                    .handle((_, problem) -> problem == null))
            .toList();

    assertThat(rivals.stream().filter(CompletableFuture::join)).hasSize(1);
    assertThat(store.read("T", 0).join()).hasSize(2);
  }

  @Test
  void what_is_on_its_way_when_the_store_closes_is_stored() {
    List<CompletableFuture<Void>> writing =
        IntStream.range(0, 200)
            .mapToObj(i -> store.savePerson(new Someone("p" + i, "Anne", "none", i)))
            .toList();
    reopen();

    writing.forEach(CompletableFuture::join);
    assertThat(store.person("p199").join()).contains(new Someone("p199", "Anne", "none", 199));
  }

  @Test
  void a_closed_store_says_so() {
    store.close();

    assertThatThrownBy(() -> store.noteAlive(1).join()).hasCauseInstanceOf(StoreFailure.class);
    open();
  }

  @Test
  void people_are_found_by_id_and_by_token_and_may_change_their_name() {
    store.savePerson(new Someone("anne", "Anne", "none", 7)).join();
    store.saveSession("anne", new PeopleStore.Session("hash", "Firefox, Linux", 3, 4)).join();
    store.savePerson(new Someone("anne", "Anne Bonny", "jolly-roger", 9)).join();

    Someone anne = new Someone("anne", "Anne Bonny", "jolly-roger", 7);
    assertThat(store.person("anne").join()).contains(anne);
    assertThat(store.personByToken("hash").join()).contains(anne);
    assertThat(store.personByToken("other").join()).isEmpty();
    assertThat(store.person("mary").join()).isEmpty();
  }

  @Test
  void the_browsers_of_a_person_are_listed_and_forgotten_one_by_one() {
    PeopleStore.Session phone = new PeopleStore.Session("phone", "Firefox, Android", 1, 1);
    PeopleStore.Session desk = new PeopleStore.Session("desk", "Chrome, Linux", 2, 2);
    store.saveSession("anne", phone).join();
    store.saveSession("anne", desk).join();
    store.saveSession("mary", new PeopleStore.Session("hers", "", 5, 5)).join();
    store.seen("phone", 9).join();
    PeopleStore.Session seen = new PeopleStore.Session("phone", "Firefox, Android", 1, 9);
    assertThat(store.sessionsOf("anne").join()).containsExactly(seen, desk);

    store.endSessions("anne", List.of("phone", "hers")).join();

    assertThat(store.sessionsOf("anne").join()).containsExactly(desk);
    assertThat(store.sessionsOf("mary").join()).hasSize(1);
  }

  @Test
  void whoever_has_too_many_browsers_loses_the_one_not_used_for_longest() {
    for (int i = 0; i <= SessionRows.MOST; i++) {
      store.saveSession("anne", new PeopleStore.Session("token" + i, "", i, i)).join();
    }

    assertThat(store.sessionsOf("anne").join())
        .hasSize(SessionRows.MOST)
        .noneMatch(session -> session.tokenHash().equals("token0"));
  }

  @Test
  void a_link_works_once_and_in_time() {
    store.saveLink("one", "anne", 100).join();
    store.saveLink("old", "anne", 50).join();

    assertThat(store.linkOf("old", 50).join()).isEmpty();
    assertThat(store.linkOf("one", 99).join()).contains("anne");
    assertThat(store.useLink("old", 50).join()).isEmpty();
    assertThat(store.useLink("one", 99).join()).contains("anne");
    assertThat(store.useLink("one", 99).join()).isEmpty();
    assertThat(store.linkOf("one", 99).join()).isEmpty();
  }

  @Test
  void a_link_that_many_follow_at_once_lets_one_in() {
    store.saveLink("one", "anne", 100).join();
    List<CompletableFuture<Optional<String>>> guests =
        IntStream.range(0, 30).mapToObj(_ -> store.useLink("one", 1)).toList();

    assertThat(guests.stream().filter(guest -> guest.join().isPresent())).hasSize(1);
  }

  @Test
  void a_recovery_code_replaces_the_one_before_and_works_once() {
    store.saveRecovery("anne", "old", 10).join();
    store.saveRecovery("anne", "new", 20).join();
    store.saveRecovery("mary", "hers", 30).join();

    assertThat(store.recoverySince("anne").join()).contains(20L);
    assertThat(store.useRecovery("old").join()).isEmpty();
    assertThat(store.useRecovery("new").join()).contains("anne");
    assertThat(store.useRecovery("new").join()).isEmpty();
    assertThat(store.recoverySince("anne").join()).isEmpty();
    assertThat(store.recoverySince("mary").join()).contains(30L);
  }

  @Test
  void a_recovery_code_that_many_type_at_once_lets_one_in() {
    store.saveRecovery("anne", "one", 1).join();
    List<CompletableFuture<Optional<String>>> guests =
        IntStream.range(0, 30).mapToObj(_ -> store.useRecovery("one")).toList();

    assertThat(guests.stream().filter(guest -> guest.join().isPresent())).hasSize(1);
  }

  @Test
  void whoever_departs_loses_everything_but_the_logs_at_once() {
    openTable("T");
    settle("anne");
    store.depart(new Departure("anne", Optional.empty(), 70)).join();

    assertThat(store.person("anne").join()).isEmpty();
    assertThat(store.personByToken("token-anne").join()).isEmpty();
    assertThat(store.recoverySince("anne").join()).isEmpty();
    assertThat(store.linkOf("link-anne", 1).join()).isEmpty();
    assertThat(store.muted("anne", "T").join()).isEmpty();
    assertThat(store.tablesNaming("anne").join()).containsExactly("T");
    assertThat(store.departures(9).join())
        .containsExactly(new Departure("anne", Optional.empty(), 70));
    store.forgotten("anne").join();
    assertThat(store.departures(9).join()).isEmpty();
  }

  /// Stores everything that there can be about a person.
  private void settle(String person) {
    store.savePerson(new Someone(person, person, "flag-1", 5)).join();
    store.saveSession(person, new PeopleStore.Session("token-" + person, "Firefox", 5, 50)).join();
    store.saveRecovery(person, "code-" + person, 6).join();
    store.saveLink("link-" + person, person, 1000).join();
    store.mute(person, "T", 1, true).join();
  }

  @Test
  void a_successor_gets_the_browsers_and_whom_the_other_did_not_want_to_hear() {
    settle("anne");
    settle("mary");
    store.mute("anne", "U", 2, true).join();

    store.depart(new Departure("anne", Optional.of("mary"), 70)).join();

    assertThat(store.personByToken("token-anne").join().map(Someone::id)).contains("mary");
    assertThat(store.sessionsOf("mary").join()).hasSize(2);
    assertThat(store.muted("mary", "T").join()).containsExactly(1);
    assertThat(store.muted("mary", "U").join()).containsExactly(2);
    assertThat(store.useRecovery("code-anne").join()).isEmpty();
    assertThat(store.useRecovery("code-mary").join()).contains("mary");
  }

  @Test
  void a_log_is_written_again_whole_or_not_at_all() {
    LogLine first = openTable("T");
    LogLine second = next(first, new LogEntry.Vacated(0));
    store.append("T", second).join();
    store.addRemark("T", 0, new ChatStore.Remark("c", "ahoy")).join();
    RewrittenLog rewritten =
        RewrittenLog.of(
            List.of(first, second), "anne", new RewrittenLog.Successor("mary", Optional.empty()));

    LogStore.Head old = new LogStore.Head(1, first.hash());
    assertThatThrownBy(() -> store.rewrite("T", old, rewritten.lines(), Map.of()).join())
        .hasCauseInstanceOf(Overtaken.class);
    assertThat(store.read("T", 0).join()).containsExactly(first, second);

    store
        .rewrite(
            "T",
            new LogStore.Head(2, second.hash()),
            rewritten.lines(),
            Map.of(0, new ChatStore.Remark("c", "nothing")))
        .join();
    assertThat(store.read("T", 0).join()).isEqualTo(rewritten.lines());
    LogLines.check(store.read("T", 0).join(), store.head("T").join());
    assertThat(store.remarks("T", 0).join()).containsExactly(new ChatStore.Remark("c", "nothing"));
    assertThatThrownBy(() -> store.append("T", next(second, new LogEntry.Vacated(1))).join())
        .hasCauseInstanceOf(Overtaken.class);
  }

  @Test
  void nothing_is_left_of_a_table_that_is_deleted() {
    openTable("T");
    openTable("U");
    store.addRemark("T", 0, new ChatStore.Remark("c", "ahoy")).join();

    store.delete("T").join();

    assertThat(store.read("T", 0).join()).isEmpty();
    assertThat(store.head("T").join()).isEmpty();
    assertThat(store.seed("T").join()).isEmpty();
    assertThat(store.listing("T").join()).isEmpty();
    assertThat(store.tableOf("CT").join()).isEmpty();
    assertThat(store.remarks("T", 0).join()).isEmpty();
    assertThat(store.read("U", 0).join()).hasSize(1);
  }

  @Test
  void tables_that_were_closed_long_ago_are_found_the_oldest_first() {
    for (String table : List.of("T", "U", "V", "W")) openTable(table);
    store.saveListing(card("T", "finished", 20)).join();
    store.saveListing(card("U", "abandoned", 10)).join();
    store.saveListing(card("V", "finished", 30)).join();

    assertThat(store.closedBefore(30, 9).join()).containsExactly("U", "T");
    assertThat(store.closedBefore(30, 1).join()).containsExactly("U");
  }

  @Test
  void people_whom_no_browser_shows_are_found_unless_they_have_a_code() {
    for (String person : List.of("anne", "mary", "jack")) settle(person);
    store.seen("token-mary", 90).join();
    for (String person : List.of("anne", "mary")) store.useRecovery("code-" + person).join();

    assertThat(store.notSeenSince(60, 9).join()).containsExactly("anne");
    assertThat(store.notSeenSince(5, 9).join()).isEmpty();
  }

  @Test
  void tables_at_which_two_people_play_are_found() {
    for (String table : List.of("T", "U", "V")) openTable(table);
    store.saveListing(card("T", "playing", 20, "mary", "anne")).join();
    store.saveListing(card("U", "finished", 20, "mary", "anne")).join();
    store.saveListing(card("V", "gathering", 20, "anne")).join();

    assertThat(store.sharedTables("anne", "mary").join()).containsExactly("T");
  }

  @Test
  void tables_are_found_by_their_code() {
    openTable("T");

    assertThat(store.tableOf("CT").join()).contains("T");
    assertThat(store.codeOf("T").join()).contains("CT");
    assertThat(store.tableOf("ct").join()).isEmpty();
  }

  @Test
  void cards_follow_those_who_sit_down_and_stand_up() {
    openTable("T");
    openTable("U");
    store.saveListing(card("T", "playing", 20, "mary", "", "anne")).join();
    store.saveListing(card("U", "gathering", 30, "mary")).join();

    assertThat(store.listingsOf("anne", 9).join())
        .extracting(ListingRow::table)
        .containsExactly("T");
    assertThat(store.listingsOf("mary", 9).join())
        .extracting(ListingRow::table)
        .containsExactly("U", "T");
    assertThat(store.listingsOf("mary", 1).join())
        .extracting(ListingRow::table)
        .containsExactly("U");
    assertThat(store.listing("T").join().orElseThrow().phase()).isEqualTo("playing");
  }

  @Test
  void finished_tables_are_not_unfinished() {
    openTable("T");
    openTable("U");
    openTable("V");
    store.saveListing(card("U", "finished", 20)).join();
    store.saveListing(card("V", "abandoned", 20)).join();

    assertThat(store.unfinished().join()).containsExactly("T");
  }

  @Test
  void whom_somebody_does_not_want_to_hear_is_kept_for_each_table() {
    store.mute("anne", "T", 2, true).join();
    store.mute("anne", "T", 2, true).join();
    store.mute("anne", "T", 0, true).join();
    store.mute("anne", "U", 1, true).join();
    store.mute("mary", "T", 3, true).join();
    store.mute("anne", "T", 0, false).join();
    reopen();

    assertThat(store.muted("anne", "T").join()).containsExactly(2);
    assertThat(store.muted("mary", "U").join()).isEmpty();
  }

  @Test
  void remarks_are_kept_in_order() {
    store.addRemark("T", 0, new ChatStore.Remark("c0", "ahoy")).join();
    store.addRemark("U", 0, new ChatStore.Remark("c0", "other")).join();
    store.addRemark("T", 1, new ChatStore.Remark("c1", "aye")).join();

    assertThat(store.remarks("T", 0).join())
        .containsExactly(new ChatStore.Remark("c0", "ahoy"), new ChatStore.Remark("c1", "aye"));
  }

  @Test
  void the_store_knows_when_the_server_was_down() {
    assertThat(store.lastAlive().join()).isEmpty();
    setClock(1_000_000);
    store.noteAlive(1_000_000).join();
    setClock(1_002_000);
    store.noteAlive(1_002_000).join();
    store.saveOutage(new Outage(1_002_000, 1_003_000)).join();
    store.saveOutage(new Outage(20, 30)).join();
    reopen();

    assertThat(store.lastAlive().join()).contains(1_002_000L);
    assertThat(store.outages().join())
        .containsExactly(new Outage(20, 30), new Outage(1_002_000, 1_003_000));
  }

  private void finishGame(String table, long changed, String... people) {
    openTable(table);
    store.saveListing(card(table, "finished", changed, people)).join();
  }

  private Optional<ReviewStore.State> stateOf(String table) {
    return store.review(table).join().map(ReviewStore.StoredReview::state);
  }

  @Test
  void a_review_is_wanted_made_and_kept() {
    assertThat(store.review("T").join()).isEmpty();
    assertThat(store.orderReview("T", "y1", 10, 5).join()).isTrue();
    assertThat(stateOf("T")).contains(ReviewStore.State.WANTED);
    assertThat(store.takeReview(20, 120, 1000).join()).contains("T");
    store.saveReview("T", "y1", "{ñ}").join();
    reopen();

    assertThat(store.review("T").join())
        .contains(new ReviewStore.StoredReview(ReviewStore.State.DONE, 0, "y1", "{ñ}"));
    assertThat(store.takeReview(500, 600, 1000).join()).isEmpty();
  }

  @Test
  void two_nodes_never_make_the_same_review_unless_one_of_them_stops() {
    store.orderReview("T", "y1", 10, 5).join();
    store.orderReview("U", "y1", 11, 5).join();

    assertThat(store.takeReview(20, 120, 1000).join()).contains("T");
    assertThat(store.takeReview(20, 120, 1000).join()).contains("U");
    assertThat(store.takeReview(20, 120, 1000).join()).isEmpty();
    store.keepReview("U", 200).join();
    assertThat(store.takeReview(150, 250, 1000).join()).contains("T");
    assertThat(store.takeReview(150, 250, 1000).join()).isEmpty();
  }

  @Test
  void only_so_many_reviews_wait() {
    assertThat(store.orderReview("T", "y1", 10, 2).join()).isTrue();
    assertThat(store.orderReview("U", "y1", 10, 2).join()).isTrue();
    assertThat(store.orderReview("V", "y1", 10, 2).join()).isFalse();
    assertThat(store.orderReview("U", "y1", 10, 2).join()).isTrue();
  }

  @Test
  void a_review_is_made_again_only_if_the_yardstick_has_changed_or_it_failed() {
    store.orderReview("T", "y1", 10, 5).join();
    store.saveReview("T", "y1", "{}").join();
    store.orderReview("T", "y1", 20, 5).join();
    assertThat(stateOf("T")).contains(ReviewStore.State.DONE);
    store.orderReview("T", "y2", 20, 5).join();
    assertThat(stateOf("T")).contains(ReviewStore.State.WANTED);
    store.failReview("T").join();
    assertThat(stateOf("T")).contains(ReviewStore.State.FAILED);
    store.orderReview("T", "y2", 30, 5).join();
    assertThat(stateOf("T")).contains(ReviewStore.State.WANTED);
  }

  @Test
  void a_game_of_people_that_is_just_over_is_reviewed_once_and_after_those_that_are_wanted() {
    finishGame("OLD", 50, "anne");
    finishGame("NEW", 150, "anne");
    finishGame("BOTS", 160);
    store.orderReview("OLD", "y1", 200, 5).join();

    assertThat(store.takeReview(210, 300, 100).join()).contains("OLD");
    assertThat(store.takeReview(210, 300, 100).join()).contains("NEW");
    assertThat(store.takeReview(210, 300, 100).join()).isEmpty();
  }

  @Test
  void a_table_takes_its_review_along_when_it_is_deleted() {
    finishGame("T", 50, "anne");
    store.orderReview("T", "y1", 10, 5).join();
    store.delete("T").join();
    store.saveReview("T", "y1", "{}").join();

    assertThat(store.review("T").join()).isEmpty();
  }
}
