-- How many lines of the log a card knows, so that an older card never replaces a newer one.
alter table card add column lines integer not null default 0;

-- Nodes that serve the same tables, and until when each is taken for alive.
create table node (
  id text primary key,
  until bigint not null
);

-- Which node runs the clock and the bots of a table that is not finished.
create table lease (
  table_id text primary key,
  node text not null
);

create index lease_by_node on lease (node);

-- Which seats have a page open at which node.
create table presence (
  table_id text not null,
  seat integer not null,
  node text not null,
  primary key (table_id, seat, node)
);

create index presence_by_node on presence (node);
