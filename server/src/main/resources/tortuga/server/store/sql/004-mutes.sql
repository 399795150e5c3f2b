-- Which seats of a table somebody does not want to hear, on whatever device.
create table mute (
  person text not null,
  table_id text not null,
  seat integer not null,
  primary key (person, table_id, seat)
);
