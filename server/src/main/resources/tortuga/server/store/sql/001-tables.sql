create table entry (
  table_id text not null,
  seq integer not null,
  at bigint not null,
  body text not null,
  hash text not null,
  primary key (table_id, seq)
);

-- What a table promised; no query for viewers touches it.
create table seed (
  table_id text primary key,
  seed text not null
);

create table card (
  table_id text primary key,
  code text not null unique,
  game text not null,
  phase text not null,
  listed integer not null,
  opened bigint not null,
  changed bigint not null,
  body text not null
);

create index card_by_phase on card (phase, changed);

create table seat (
  table_id text not null,
  seat integer not null,
  person text not null,
  primary key (table_id, seat)
);

create index seat_by_person on seat (person);

create table person (
  id text primary key,
  name text not null,
  flag text not null,
  since bigint not null
);

create table token (
  hash text primary key,
  person text not null
);

create table link (
  hash text primary key,
  person text not null,
  expires bigint not null
);

create table remark (
  table_id text not null,
  number integer not null,
  body text not null,
  primary key (table_id, number)
);

create table alive (
  id integer primary key,
  at bigint not null
);

create table outage (
  began bigint primary key,
  ended bigint not null
);
