package tortuga.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MailboxTest {
  private final List<String> done = new CopyOnWriteArrayList<>();
  private final CountDownLatch over = new CountDownLatch(1);
  private final Mailbox mailbox = new Mailbox();

  @BeforeEach
  void tellWhenIdle() {
    mailbox.whenIdle(this::tell);
  }

  private void tell() {
    done.add("told");
    over.countDown();
  }

  /// Runs something that posts jobs while the mailbox is at work, and waits until all are done.
  private void whileBusy(Runnable posting) throws InterruptedException {
    CountDownLatch posted = new CountDownLatch(1);
    mailbox.post(() -> await(posted));
    posting.run();
    posted.countDown();
    over.await();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
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

  @Test
  void those_who_sit_at_the_table_come_before_those_who_look_on() throws Exception {
    whileBusy(() -> {
      mailbox.offer(Sender.ONLOOKERS, () -> done.add("onlooker"));
      mailbox.postLater(() -> done.add("leaver"));
      mailbox.offer(Sender.seated("Anne"), () -> done.add("Anne"));
      mailbox.post(() -> done.add("clock"));
    });

    assertThat(done).containsExactly("Anne", "clock", "onlooker", "leaver", "told");
  }

  @Test
  void little_of_one_sender_waits_and_others_do_not_pay_for_it() throws Exception {
    whileBusy(() -> {
      int taken = 0;
      while (mailbox.offer(Sender.seated("Ned"), () -> {})) taken++;
      done.add("Ned " + taken);
      int looking = 0;
      while (mailbox.offer(Sender.ONLOOKERS, () -> {})) looking++;
      done.add("onlookers " + looking);
      assertThat(mailbox.offer(Sender.seated("Anne"), () -> done.add("Anne"))).isTrue();
    });

    assertThat(done).containsExactly("Ned 16", "onlookers 64", "Anne", "told");
    assertThat(mailbox.offer(Sender.seated("Ned"), () -> {})).isTrue();
  }

  @Test
  void a_job_that_fails_stops_no_other() throws Exception {
    whileBusy(() -> {
      mailbox.post(() -> {
        throw new StackOverflowError("too deep");
      });
      mailbox.post(() -> {
        throw new IllegalStateException("wrong");
      });
      mailbox.post(() -> done.add("next"));
    });

    assertThat(done).containsExactly("next", "told");
  }
}
