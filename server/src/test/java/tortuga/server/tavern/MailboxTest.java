package tortuga.server.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class MailboxTest {
  private final List<String> done = new CopyOnWriteArrayList<>();
  private final CountDownLatch over = new CountDownLatch(1);
  private final Mailbox mailbox = new Mailbox(this::tell);

  private void tell() {
    done.add("told");
    over.countDown();
  }

  @Test
  void what_comes_while_something_is_done_is_done_before_anybody_is_told() throws Exception {
    mailbox.post(() -> {
      mailbox.post(() -> done.add("second"));
      done.add("first");
    });
    over.await();

    assertThat(done).containsExactly("first", "second", "told");
  }
}
