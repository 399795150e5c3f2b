import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const JAR = join(ROOT, 'app/target/tortuga.jar');
const BLOCK = /^```\w+ (games\/dice-duel\/src\/main\/(java|resources)\/(\S+))\n(.*?)^```$/gms;

/// A server that offers the game of `docs/add-a-game.md` besides its own.
export interface DocumentedGame {
  address: string;
  close: () => Promise<void>;
}

function javaHome(): string {
  const find = 'source "$0/build/jdk.sh" && use_jdk && echo "$JAVA_HOME"';
  return execFileSync('bash', ['-c', find, ROOT], { encoding: 'utf8' }).trim();
}

/// Writes the files of the page, and compiles them against what is shipped; returns the folder of the classes.
function compile(java: string, folder: string): string {
  const classes = join(folder, 'classes');
  const sources: string[] = [];
  for (const [, path = '', kind, name = '', content = ''] of readFileSync(
    join(ROOT, 'docs/add-a-game.md'),
    'utf8',
  ).matchAll(BLOCK)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (kind === 'java') sources.push(file);
    else cpSync(file, join(classes, name), { recursive: true });
  }
  execFileSync(join(java, 'bin/javac'), ['-proc:none', '-cp', JAR, '-d', classes, ...sources]);
  return classes;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/// Builds the game, and starts a server with it.
export async function serveDocumentedGame(): Promise<DocumentedGame> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-duel-'));
  const java = javaHome();
  const path = `${compile(java, folder)}:${JAR}`;
  const address = `http://localhost:${await freePort()}`;
  const options = ['-Dtortuga.bot-pace=0', '--enable-native-access=ALL-UNNAMED', '-cp', path];
  const serve = ['serve', '--port', new URL(address).port, '--data', join(folder, 'data')];
  const server = spawn(join(java, 'bin/java'), [...options, 'tortuga.app.Main', ...serve], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const close = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, close };
}
