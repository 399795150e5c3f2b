package tortuga.review;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.List;
import java.util.stream.Stream;
import tortuga.engine.Event;
import tortuga.record.JsonText;

/// A seed for each choice that follows from what its seat has noticed and from nothing else, so
/// that what the seat cannot know changes no digit of a price. To be asked in the order of the
/// game.
final class ObservationSeeds {
  private final Course<?, ?> course;
  private final long salt;
  private final List<Memory> memories;

  /// What one seat has noticed, as a hash that grows.
  private static final class Memory {
    private final MessageDigest digest = Streams.sha256();
    private int events;
  }

  ObservationSeeds(Course<?, ?> course, long salt) {
    this.course = course;
    this.salt = salt;
    memories = Stream.generate(Memory::new).limit(course.context().seats()).toList();
  }

  /// Returns the seed of a choice.
  long of(Turn<?, ?> turn) {
    int seat = turn.seat().index();
    Memory memory = memories.get(seat);
    List<Event> past = course.pasts().get(seat);
    while (memory.events < turn.noticed()) notice(memory, past.get(memory.events));
    return Streams.seed(ByteBuffer.wrap(copy(memory.digest).digest()).getLong(), salt, seat);
  }

  private static void notice(Memory memory, Event event) {
    memory.digest.update(Streams.bytes(event.getClass().getSimpleName()));
    memory.digest.update(JsonText.MAPPER.writeValueAsBytes(event));
    memory.events++;
  }

  private static MessageDigest copy(MessageDigest digest) {
    try {
      return (MessageDigest) digest.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("SHA-256 can be copied", e);
    }
  }
}
