package tortuga.server.protocol;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DatabindContext;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonTypeIdResolver;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.impl.TypeIdResolverBase;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.std.StdSerializer;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.text.Notation;

/// Writes and reads the JSON of the protocol.
///
/// A record becomes an object, whose `type` names the kind where there are several; a seat is its
/// number; constants and printed things are their words; an absent value is `null`.
public final class Json {
  /// Limits on names, nesting and numbers.
  private static final StreamReadConstraints MODEST =
      StreamReadConstraints.builder()
          .maxNestingDepth(16)
          .maxStringLength(16 * 1024)
          .maxNumberLength(20)
          .maxNameLength(64)
          .build();

  /// What is stored was accepted once, and must stay readable for ever.
  private static final StreamReadConstraints LENIENT =
      StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build();

  public static final JsonMapper MAPPER =
      mapper(MODEST, Event.class, Figure.class, ClientMessage.class, ServerMessage.class);

  /// Reads what was stored, whatever the present limits of the protocol are.
  public static final JsonMapper STORED =
      storedMapper(Event.class, Figure.class, ClientMessage.class, ServerMessage.class);

  private Json() {}

  /// Returns a mapper for stored values, which names the kind of each member of these families by
  /// its verb.
  public static JsonMapper storedMapper(Class<?>... families) {
    return mapper(LENIENT, families);
  }

  private static JsonMapper mapper(StreamReadConstraints limits, Class<?>... families) {
    JsonMapper.Builder builder =
        JsonMapper.builder(JsonFactory.builder().streamReadConstraints(limits).build())
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .addModule(words());
    for (Class<?> family : families) builder.addMixIn(family, Typed.class);
    return builder.build();
  }

  public static String write(Object value) {
    return FastJson.write(value);
  }

  /// Reads a message of a page, if it makes sense.
  public static Optional<ClientMessage> read(String text) {
    return read(text, ClientMessage.class);
  }

  /// Reads a value, if there is one in the right form.
  public static <T> Optional<T> read(String text, Class<T> type) {
    try {
      return Optional.ofNullable(MAPPER.readValue(text, type));
    } catch (JacksonException _) {
      return Optional.empty();
    }
  }

  private static SimpleModule words() {
    SimpleModule module = new SimpleModule();
    module.addSerializer(Seat.class, new SeatSerializer());
    module.setSerializerModifier(new Printer());
    module.setDeserializerModifier(new Reader());
    return module;
  }

  /// Marks families of records whose members are named by their verbs.
  @JsonTypeInfo(use = JsonTypeInfo.Id.CUSTOM, property = "type")
  @JsonTypeIdResolver(Verbs.class)
  private interface Typed {}

  static final class Verbs extends TypeIdResolverBase {
    private Map<String, Class<?>> kinds = Map.of();

    @Override
    public void init(JavaType family) {
      super.init(family);
      Class<?> type = family.getRawClass();
      if (type.isSealed()) {
        kinds =
            Notation.leaves(type).collect(Collectors.toMap(Notation::verb, Function.identity()));
      }
    }

    @Override
    public String idFromValue(DatabindContext context, Object value) {
      return Notation.verb(value.getClass());
    }

    @Override
    public String idFromValueAndType(DatabindContext context, Object value, Class<?> type) {
      return Notation.verb(type);
    }

    @Override
    public @Nullable JavaType typeFromId(DatabindContext context, String id) {
      Class<?> kind = kinds.get(id);
      return kind == null ? null : context.constructType(kind);
    }

    @Override
    public JsonTypeInfo.Id getMechanism() {
      return JsonTypeInfo.Id.CUSTOM;
    }
  }

  private static final class SeatSerializer extends StdSerializer<Seat> {
    SeatSerializer() {
      super(Seat.class);
    }

    @Override
    public void serialize(Seat seat, JsonGenerator json, SerializationContext context) {
      json.writeNumber(seat.index());
    }
  }

  /// Writes values that are one word as that word.
  private static final class Printer extends ValueSerializerModifier {
    @Override
    public ValueSerializer<?> modifySerializer(
        SerializationConfig config, BeanDescription.Supplier type, ValueSerializer<?> usual) {
      Class<?> kind = type.getBeanClass();
      return Notation.namesItself(kind) ? new WordSerializer() : usual;
    }

    @Override
    public ValueSerializer<?> modifyEnumSerializer(
        SerializationConfig config,
        JavaType type,
        BeanDescription.Supplier description,
        ValueSerializer<?> usual) {
      return new WordSerializer();
    }
  }

  /// Reads constants from their words.
  private static final class Reader extends ValueDeserializerModifier {
    @Override
    public ValueDeserializer<?> modifyEnumDeserializer(
        DeserializationConfig config,
        JavaType type,
        BeanDescription.Supplier description,
        ValueDeserializer<?> usual) {
      return new WordDeserializer(type.getRawClass());
    }
  }

  private static final class WordDeserializer extends StdDeserializer<Object> {
    private final Class<?> type;

    WordDeserializer(Class<?> type) {
      super(type);
      this.type = type;
    }

    @Override
    public Object deserialize(JsonParser json, DeserializationContext context) {
      String word = json.getValueAsString("");
      for (Object constant : type.getEnumConstants()) {
        if (Setting.word(constant).equals(word)) return constant;
      }
      return context.handleWeirdStringValue(type, word, "no such word");
    }
  }

  private static final class WordSerializer extends StdSerializer<Object> {
    WordSerializer() {
      super(Object.class);
    }

    @Override
    public void serialize(Object value, JsonGenerator json, SerializationContext context) {
      json.writeString(word(value));
    }

    private static String word(Object value) {
      return value instanceof Enum<?> constant
              && !Notation.namesItself(constant.getDeclaringClass())
          ? Setting.word(constant)
          : value.toString();
    }
  }
}
