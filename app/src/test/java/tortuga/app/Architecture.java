package tortuga.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.State;
import tortuga.engine.chance.Seed;

/// Which package may know which below a root package, as far as Maven's modules cannot say it.
///
/// A package in which there is a [Game] belongs to that game, so a new game needs no line here.
/// That views are records follows from the type parameters of [Rules].
final class Architecture {
  /// For each package of the server, the other packages that it may know.
  private static final Map<String, Set<String>> SERVER_ROOMS =
      Map.ofEntries(
          Map.entry("table", Set.of()),
          Map.entry("time", Set.of()),
          Map.entry("limits", Set.of()),
          Map.entry("cluster", Set.of("time")),
          Map.entry("protocol", Set.of("table")),
          Map.entry("lesson", Set.of("table", "protocol")),
          Map.entry("store", Set.of("table", "cluster", "protocol")),
          Map.entry("people", Set.of("table", "store")),
          Map.entry("review", Set.of("table", "time", "protocol", "store")),
          Map.entry("listing", Set.of("table", "store", "cluster", "protocol")),
          Map.entry(
              "live",
              Set.of(
                  "table", "time", "limits", "cluster", "protocol", "store", "people", "listing")),
          Map.entry(
              "lobby",
              Set.of("table", "time", "cluster", "protocol", "store", "people", "listing", "live")),
          Map.entry(
              "node",
              Set.of(
                  "table", "time", "limits", "cluster", "store", "listing", "live", "lobby",
                  "review")),
          Map.entry("ops", Set.of("live")),
          Map.entry(
              "http",
              Set.of(
                  "table",
                  "time",
                  "limits",
                  "protocol",
                  "store",
                  "people",
                  "listing",
                  "live",
                  "lobby",
                  "lesson",
                  "review",
                  "node",
                  "ops")));

  /// For each package of a game, the packages that it must not know.
  private static final Map<String, Set<String>> GAME_ROOMS =
      Map.of(
          "state", Set.of("rules", "tactics", "notation", "secrets", "goals", "odds"),
          "odds", Set.of("rules", "tactics", "notation", "secrets", "goals"),
          "goals", Set.of("rules", "tactics", "notation"),
          "secrets", Set.of("rules", "tactics", "notation"),
          "rules", Set.of("tactics", "notation"),
          "tactics", Set.of("notation"));

  private final String root;
  private final Set<String> games;

  Architecture(String root, JavaClasses classes) {
    this.root = root;
    this.games =
        classes.stream()
            .filter(assignableTo(Game.class).and(not(packages("engine"))))
            .map(JavaClass::getPackageName)
            .collect(Collectors.toSet());
  }

  ArchRule theEngineKnowsOnlyJava() {
    return classes()
        .that(packages("engine"))
        .should()
        .onlyDependOnClassesThat(java().or(packages("engine")));
  }

  ArchRule aGameKnowsOnlyTheEngineAndItself() {
    return classes().that(games()).should(knowOnlyTheEngineAndThemselves());
  }

  ArchRule nobodyElseKnowsAGame() {
    return noClasses().that(not(games())).should().dependOnClassesThat(games());
  }

  ArchRule rulesTouchNothingOfTheWorld() {
    return noClasses()
        .that(packages("engine").or(games()))
        .should()
        .dependOnClassesThat(describe("belong to the world", Architecture::isOfTheWorld))
        .orShould()
        .accessTargetWhere(describe("it differs each time", Architecture::differsEachTime));
  }

  ArchRule movesAndEventsAreRecords() {
    return classes()
        .that(assignableTo(Move.class).or(assignableTo(Event.class)))
        .and()
        .areNotInterfaces()
        .should()
        .beRecords();
  }

  /// The state knows no rules, and neither do odds, goals and secrets, which rules share with
  /// others; rules know neither bots nor notation, and bots do not know how positions are written.
  ArchRule theRoomsOfAGameKnowOnlyThoseBelow() {
    return classes().that(games()).should(knowOnlyRoomsBelow());
  }

  /// In a call that games share, Java cannot leave out the events of playouts: somebody listens to
  /// the match of another game.
  ArchRule eachGameTellsItsOwnEvents() {
    return noClasses()
        .that(packages("engine"))
        .should()
        .accessTargetWhere(isOf(Journal.class, "tell"));
  }

  ArchRule packagesAreNullMarked() {
    return classes().should(liveInANullMarkedPackage());
  }

  ArchRule packagesHaveNoCycles() {
    return slices().matching(root + ".(*)..").should().beFreeOfCycles();
  }

  /// Views and bots get a state only after it was concealed; few may do that.
  ArchRule fewConceal() {
    return noClasses()
        .that(not(type("engine.Match").or(type("bots.Observation")).or(type("lab.BenchWork"))))
        .and(
            not(
                packages("scenario")
                    .or(packages("testkit"))
                    .or(packages("engine.foresight"))
                    .or(type("server.table.undo.LeakCheck"))))
        .should()
        .accessTargetWhere(isOf(Rules.class, "conceal"));
  }

  /// What people see comes from a match, or from the foresight of what they know; only the laws,
  /// and the check of what a move would show, may look at it in another way.
  ArchRule onlyAMatchMakesViews() {
    return noClasses()
        .that(
            not(
                type("engine.Match")
                    .or(packages("testkit"))
                    .or(packages("engine.foresight"))
                    .or(type("server.table.undo.LeakCheck"))))
        .should()
        .accessTargetWhere(isOf(Rules.class, "view"));
  }

  ArchRule botsKnowNoMatch() {
    return noClasses()
        .that(packages("bots"))
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Match.class);
  }

  /// A price gets what a seat knew, and never how the game went.
  ArchRule pricesKnowNoTruth() {
    return noClasses()
        .that(type("review.MovePricing"))
        .should()
        .dependOnClassesThat(
            assignableTo(Match.class)
                .or(type("review.Course"))
                .or(type("review.Turn"))
                .or(type("review.Positions")));
  }

  /// A table is a value: it knows nothing of storage, presentation and logging.
  ArchRule aTableKnowsNothingOfTheServer() {
    return noClasses()
        .that(packages("server.table"))
        .should()
        .dependOnClassesThat(packages("server").and(not(packages("server.table"))))
        .orShould()
        .dependOnClassesThat(
            resideInAnyPackage("org.slf4j..", "java.util.logging..", "java.sql..", "java.net.."));
  }

  /// A lesson's table begins with a position of its own.
  ArchRule onlyTablesTouchMatches() {
    return noClasses()
        .that(packages("server").and(not(packages("server.table").or(packages("server.lesson")))))
        .should()
        .dependOnClassesThat(
            assignableTo(Match.class).or(assignableTo(Rules.class)).or(assignableTo(State.class)));
  }

  /// There is one way out for what a viewer may know of a game in progress.
  ArchRule onlyTheProjectionShowsTables() {
    return noClasses()
        .that(not(packages("server.table").or(type("server.protocol.Projection"))))
        .should()
        .accessTargetWhere(
            describe(
                "it tells what a viewer may know",
                access ->
                    access.getTargetOwner().getName().equals(root + ".server.table.Table")
                        && Set.of("view", "seenItems", "questionView", "bank")
                            .contains(access.getName())));
  }

  ArchRule fewKnowSeeds() {
    return noClasses()
        .that(packages("server"))
        .and(
            not(
                packages("server.table")
                    .or(packages("server.store"))
                    .or(packages("server.live"))
                    .or(packages("server.lobby"))
                    .or(packages("server.lesson"))))
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Seed.class);
  }

  /// Which package of the server may know which, as `docs/architecture.md` draws it.
  ArchRule theRoomsOfTheServerKnowOnlyThoseBelow() {
    return classes().that(packages("server")).should(knowOnlyServerRoomsBelow());
  }

  ArchRule thePackagesOfTheServerHaveNoCycles() {
    return slices().matching(root + ".server.(*)..").should().beFreeOfCycles();
  }

  private DescribedPredicate<JavaClass> packages(String name) {
    return resideInAnyPackage("%s.%s..".formatted(root, name));
  }

  private DescribedPredicate<JavaClass> type(String name) {
    String full = root + "." + name;
    return describe(full, each -> each.getName().equals(full));
  }

  private DescribedPredicate<JavaClass> games() {
    return describe("belong to a game", type -> gameOf(type).isPresent());
  }

  /// Returns the package of the game to which a class belongs, in whichever subpackage it is.
  private Optional<String> gameOf(JavaClass type) {
    return games.stream()
        .filter(game -> (type.getPackageName() + ".").startsWith(game + "."))
        .findFirst();
  }

  private static DescribedPredicate<JavaClass> java() {
    return resideInAnyPackage("", "java..", "org.jspecify..");
  }

  private static DescribedPredicate<JavaAccess<?>> isOf(Class<?> owner, String method) {
    return describe(
        "it is %s of %s".formatted(method, owner.getSimpleName()),
        access ->
            access.getTargetOwner().isAssignableTo(owner)
                && access.getName().equals(method)
                && !access.getOriginOwner().equals(access.getTargetOwner()));
  }

  private static boolean isOfTheWorld(JavaClass type) {
    return resideInAnyPackage(
                "java.net..",
                "java.nio.file..",
                "java.nio.channels..",
                "java.util.concurrent..",
                "java.util.logging..",
                "java.util.random..",
                "org.slf4j..")
            .test(type)
        || type.getName().matches("java\\.io\\.(File|RandomAccessFile|Print).*")
        || type.getName().matches("java\\.lang\\.(Thread.*|Process.*|Runtime)")
        || type.getName().matches("java\\.(util|security)\\.\\w*Random");
  }

  private static boolean differsEachTime(JavaAccess<?> access) {
    return switch (access.getName()) {
      case "random" -> access.getTargetOwner().isEquivalentTo(Math.class);
      case "nanoTime", "currentTimeMillis" -> access.getTargetOwner().isEquivalentTo(System.class);
      case "now" -> access.getTargetOwner().getPackageName().equals("java.time");
      case "shuffle" -> access.getTarget().getFullName().endsWith("shuffle(java.util.List)");
      case "randomUUID" -> true;
      default -> false;
    };
  }

  private ArchCondition<JavaClass> knowOnlyTheEngineAndThemselves() {
    return new ArchCondition<>("know only the engine and themselves") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getDirectDependenciesFromSelf().stream()
            .filter(each -> !java().or(packages("engine")).test(each.getTargetClass()))
            .filter(each -> !gameOf(each.getTargetClass()).equals(gameOf(type)))
            .forEach(
                each -> events.add(SimpleConditionEvent.violated(type, each.getDescription())));
      }
    };
  }

  private ArchCondition<JavaClass> knowOnlyRoomsBelow() {
    return new ArchCondition<>("know only the rooms of their game that are below") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        Set<String> forbidden = GAME_ROOMS.getOrDefault(roomInGame(type), Set.of());
        type.getDirectDependenciesFromSelf().stream()
            .filter(each -> gameOf(each.getTargetClass()).equals(gameOf(type)))
            .filter(each -> forbidden.contains(roomInGame(each.getTargetClass())))
            .forEach(
                each -> events.add(SimpleConditionEvent.violated(type, each.getDescription())));
      }
    };
  }

  private String roomInGame(JavaClass type) {
    return firstPart(type, gameOf(type).orElse(type.getPackageName()));
  }

  private ArchCondition<JavaClass> knowOnlyServerRoomsBelow() {
    String server = root + ".server";
    return new ArchCondition<>("know only the rooms of the server that are below") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        String room = firstPart(type, server);
        Set<String> below = SERVER_ROOMS.getOrDefault(room, Set.of());
        type.getDirectDependenciesFromSelf().stream()
            .filter(each -> (each.getTargetClass().getPackageName() + ".").startsWith(server + "."))
            .filter(each -> {
              String other = firstPart(each.getTargetClass(), server);
              return !other.equals(room) && !below.contains(other);
            })
            .forEach(
                each -> events.add(SimpleConditionEvent.violated(type, each.getDescription())));
      }
    };
  }

  /// Returns the first part of a class's package behind another package.
  private static String firstPart(JavaClass type, String behind) {
    String rest = type.getPackageName().substring(behind.length());
    return rest.isEmpty() ? "" : rest.substring(1).split("\\.")[0];
  }

  private static ArchCondition<JavaClass> liveInANullMarkedPackage() {
    return new ArchCondition<>("live in a null-marked package") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
          events.add(SimpleConditionEvent.violated(type, type.getName() + " does not"));
        }
      }
    };
  }
}
