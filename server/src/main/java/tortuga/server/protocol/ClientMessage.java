package tortuga.server.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/// What a page sends to the server over its socket.
///
/// Every command carries an `id` that the page chose: the answer names it, and a command that
/// arrives twice is carried out once.
///
/// Ids, tables and words have at most 64 characters.
public sealed interface ClientMessage {
  /// Maximum length of an id, table or word; and maximum number and length of the moves of a chain.
  int LONGEST_WORD = 64;

  int MOST_MOVES = 256;
  int LONGEST_MOVE = 512;

  /// Maximum number of chains that are foreseen at once, of moves in each, and of moves in all.
  int MOST_CHAINS = 32;

  int LONGEST_CHAIN = 64;
  int MOST_FORESEEN = 256;

  /// Refuses a word that is too long to be valid.
  private static void words(String... words) {
    for (String word : words) require(word.length() <= LONGEST_WORD);
  }

  private static void require(boolean condition) {
    if (!condition) throw new IllegalArgumentException("too long");
  }

  /// Follows a table; `last` is the number of the last update that the page has, and `heard` that
  /// of the last remark, if it has one.
  record Watch(String table, Optional<Integer> last, Optional<Integer> heard)
      implements ClientMessage {
    public Watch {
      words(table);
    }
  }

  /// No longer follows a table.
  record Unwatch(String table) implements ClientMessage {
    public Unwatch {
      words(table);
    }
  }

  /// Answers a question with one of the offered moves, or with a whole chain of picks, all or
  /// nothing; without a question, makes a move that is possible at any time.
  record Play(String id, String table, Optional<Integer> question, List<String> moves)
      implements ClientMessage {
    public Play {
      words(id, table);
      moves = List.copyOf(moves);
      require(moves.size() <= MOST_MOVES);
      for (String move : moves) require(move.length() <= LONGEST_MOVE);
    }
  }

  /// Asks what moves would bring, without making them: each chain is a move, or several that a seat
  /// would make one after another. With a question but no chains, all its offers are meant; without
  /// a question, only moves that are possible at any time can be foreseen.
  record Foresee(String id, String table, Optional<Integer> question, List<List<String>> chains)
      implements ClientMessage {
    public Foresee {
      words(id, table);
      chains = chains.stream().map(List::copyOf).toList();
      require(chains.size() <= MOST_CHAINS);
      require(chains.stream().mapToInt(List::size).sum() <= MOST_FORESEEN);
      for (List<String> chain : chains) {
        require(chain.size() <= LONGEST_CHAIN);
        for (String move : chain) require(move.length() <= LONGEST_MOVE);
      }
    }
  }

  /// Takes back the last move, as long as nobody has learnt anything since.
  record Undo(String id, String table) implements ClientMessage {
    public Undo {
      words(id, table);
    }
  }

  /// Sets how questions of a kind are answered from now on if the seat does not answer: with a move
  /// that has this verb, or by default.
  record Order(String id, String table, String kind, Optional<String> verb)
      implements ClientMessage {
    public Order {
      words(id, table, kind, verb.orElse(""));
    }
  }

  /// Takes the seat back from the bot that holds it.
  record Resume(String id, String table) implements ClientMessage {
    public Resume {
      words(id, table);
    }
  }

  /// Hands the seat over to a bot, for good or until its owner resumes.
  record Leave(String id, String table) implements ClientMessage {
    public Leave {
      words(id, table);
    }
  }

  /// Says a quick phrase, or free text, to the table or about one seat of it.
  record Say(
      String id,
      String table,
      Optional<String> phrase,
      Optional<Integer> about,
      Optional<String> text)
      implements ClientMessage {
    public Say {
      words(id, table, phrase.orElse(""));
    }
  }

  /// Mutes a seat, or hears it again.
  record Mute(
      String id,
      String table,
      @JsonProperty(required = true) int seat,
      @JsonProperty(required = true) boolean muted)
      implements ClientMessage {
    public Mute {
      words(id, table);
    }
  }

  /// Asks for what happened before item number `before`; one page of it is sent.
  record Recall(String id, String table, @JsonProperty(required = true) int before)
      implements ClientMessage {
    public Recall {
      words(id, table);
    }
  }

  /// Asks why a bot did what the viewer noticed under this number.
  ///
  /// @param seat whose answer is meant, if several were opened together
  record Why(String id, String table, int number, Optional<Integer> seat) implements ClientMessage {
    public Why {
      words(id, table);
    }
  }

  /// Asks how good the offered moves are, and why.
  record Advise(String id, String table) implements ClientMessage {
    public Advise {
      words(id, table);
    }
  }
}
