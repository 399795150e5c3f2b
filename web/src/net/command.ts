import type { Accepted, Refused, ClientMessage } from './protocol.gen';

/// A command before it gets its id and table.
export type Command = ClientMessage extends infer S
  ? S extends { id: string }
    ? Omit<S, 'id' | 'table'>
    : never
  : never;

/// Carries commands to the server and brings the answers back.
export interface CommandSender {
  send(table: string, command: Command): Promise<Accepted | Refused>;
  readonly online: boolean;
}
