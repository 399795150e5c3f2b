# A Tortuga node. `compose.yaml` runs two of them; see docs/hosting.md.

FROM node:22-bookworm-slim AS node

FROM maven:3.9-eclipse-temurin-25 AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
WORKDIR /source
COPY . .
# Every command builds first; the pages go into the jar.
RUN --mount=type=cache,target=/root/.m2 --mount=type=cache,target=/root/.npm ./tortuga --help

FROM eclipse-temurin:25-jre AS run
RUN useradd --system --uid 10001 --home-dir /data --create-home tortuga && chmod 700 /data
WORKDIR /app
COPY --from=build /source/app/target/lib lib
COPY --from=build /source/app/target/tortuga.jar tortuga.jar
# The same options as in ./tortuga, which explains them. A training run fills the AOT cache, which makes every
# later start fast; without the cache, Java only starts more slowly.
ENV JAVA_OPTIONS="-XX:+ExitOnOutOfMemoryError -XX:+UseParallelGC -XX:+UseCompactObjectHeaders --enable-native-access=ALL-UNNAMED -XX:MaxRAMPercentage=70 -XX:+UseTransparentHugePages \
  -XX:Tier4InvocationThreshold=40000 -XX:Tier4MinInvocationThreshold=5000 -XX:Tier4CompileThreshold=120000"
RUN java $JAVA_OPTIONS -XX:AOTCacheOutput=/app/tortuga.aot '-Xlog:aot*=off' '-Xlog:cds*=off' \
    -jar tortuga.jar serve --train-aot || rm -f /app/tortuga.aot
USER tortuga
VOLUME /data
ENV TORTUGA_DATA=/data TORTUGA_PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 CMD \
  ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$TORTUGA_PORT && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200'"]
# exec: signals reach Java, which says goodbye to every page before it exits.
CMD ["sh", "-c", "exec java $JAVA_OPTIONS -XX:AOTCache=/app/tortuga.aot '-Xlog:aot*=off' '-Xlog:cds*=off' -jar tortuga.jar serve"]
