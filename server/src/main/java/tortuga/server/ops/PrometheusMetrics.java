package tortuga.server.ops;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;
import tortuga.bots.BotAnswer;
import tortuga.bots.BotLevel;
import tortuga.bots.BotRequest;
import tortuga.bots.PoolListener;
import tortuga.server.live.Metrics;

/// Metrics in the form that Prometheus reads. No label reveals a person, a table or a move.
public final class PrometheusMetrics implements Metrics, PoolListener, AutoCloseable {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Timer waitedForBot =
      Timer.builder("tortuga.bot.wait")
          .description("how long tables waited for bots")
          .publishPercentileHistogram()
          .register(registry);
  private final Counter droppedViewers =
      Counter.builder("tortuga.viewers.dropped")
          .description("pages that could not keep up")
          .register(registry);
  private final Counter brokenTables =
      Counter.builder("tortuga.tables.broken")
          .description("tables that cannot go on")
          .register(registry);
  private final Counter overtaken =
      Counter.builder("tortuga.overtaken")
          .description("lines that another node stored first")
          .register(registry);
  private final Counter doubts =
      Counter.builder("tortuga.doubts")
          .description("tables that could not read what happened elsewhere")
          .register(registry);
  private final JvmGcMetrics garbage = new JvmGcMetrics();

  public PrometheusMetrics() {
    new JvmMemoryMetrics().bindTo(registry);
    garbage.bindTo(registry);
  }

  /// Registers a gauge.
  public void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  @Override
  public void command(String kind, String result, Duration took) {
    Timer.builder("tortuga.command")
        .description("commands, from their arrival to their answer")
        .tag("kind", kind)
        .tag("result", result)
        .publishPercentileHistogram()
        .register(registry)
        .record(took);
  }

  @Override
  public void line(String kind) {
    registry.counter("tortuga.lines", "kind", kind).increment();
  }

  @Override
  public void waitedForBot(Duration time) {
    waitedForBot.record(time);
  }

  @Override
  public void overtaken() {
    overtaken.increment();
  }

  @Override
  public void doubted() {
    doubts.increment();
  }

  @Override
  public void broken() {
    brokenTables.increment();
  }

  public void dropped() {
    droppedViewers.increment();
  }

  @Override
  public void answered(BotLevel level, BotAnswer<?> answer) {
    registry
        .counter("tortuga.bot.answers", "kind", level.toString(), "found", answer.found().name())
        .increment();
  }

  @Override
  public void failed(BotRequest<?, ?> request, Throwable cause) {
    registry.counter("tortuga.bot.failures", "how", "failed").increment();
  }

  @Override
  public void hung(BotRequest<?, ?> request) {
    registry.counter("tortuga.bot.failures", "how", "hung").increment();
  }

  @Override
  public void crowded(BotRequest<?, ?> request) {
    registry.counter("tortuga.bot.failures", "how", "crowded").increment();
  }

  public String scrape() {
    return registry.scrape();
  }

  @Override
  public void close() {
    garbage.close();
    registry.close();
  }
}
