package tortuga.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import tortuga.engine.Rule;
import tortuga.scenario.Scenario;
import tortuga.scenario.Scenarios;

/// The ids of rules named in classes and in scenarios, each with one place where it is named.
record RuleTags(Map<String, String> everywhere, Map<String, String> inTests) {
  private static final String CLASS = ".class";

  RuleTags() {
    this(new TreeMap<>(), new TreeMap<>());
  }

  /// Searches all classes in the packages of these.
  RuleTags around(Class<?> anchor) {
    Path folder = folderOf(anchor);
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .map(file -> folder.relativize(file).toString())
          .filter(name -> name.endsWith(CLASS))
          .sorted()
          .forEach(name -> collect(load(name, anchor.getClassLoader())));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot look through " + folder, e);
    }
    return this;
  }

  /// Searches all scenarios in a folder, if it exists.
  RuleTags in(Path folder) {
    if (!Files.isDirectory(folder)) return this;
    for (Path file : Scenarios.files(folder)) {
      try {
        Scenarios.read(file.toString(), Files.readString(file)).forEach(this::collect);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read " + file, e);
      }
    }
    return this;
  }

  private static Path folderOf(Class<?> anchor) {
    try {
      return Path.of(anchor.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("no place for " + anchor, e);
    }
  }

  private static Class<?> load(String file, ClassLoader loader) {
    String name = file.substring(0, file.length() - CLASS.length()).replaceAll("[/\\\\]", ".");
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("cannot load " + name, e);
    }
  }

  private void collect(Class<?> type) {
    List<Method> methods = List.of(type.getDeclaredMethods());
    boolean tests = methods.stream().anyMatch(RuleTags::isTest);
    collect(type, type.getSimpleName(), tests);
    for (Method method : methods) {
      collect(method, type.getSimpleName() + "." + method.getName(), isTest(method));
    }
  }

  private static boolean isTest(Method method) {
    return AnnotationSupport.isAnnotated(method, Testable.class);
  }

  private void collect(AnnotatedElement element, String where, boolean proves) {
    Rule rule = element.getAnnotation(Rule.class);
    if (rule == null) return;
    for (String id : rule.value()) {
      everywhere.put(id, where);
      if (proves) inTests.put(id, where);
    }
  }

  private void collect(Scenario scenario) {
    String where = "%s:%d".formatted(scenario.file(), scenario.line());
    for (String id : scenario.rules()) {
      everywhere.put(id, where);
      inTests.put(id, where);
    }
  }
}
