-- How long each log is and with which hash it ends, so that a log without its end is noticed.
create table head (
  table_id text primary key,
  lines integer not null,
  hash text not null
);

insert into head (table_id, lines, hash)
select table_id, seq + 1, hash from entry
where seq = (select max(seq) from entry as last where last.table_id = entry.table_id);
