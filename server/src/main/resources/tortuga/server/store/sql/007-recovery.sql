-- The code on paper with which somebody comes back, as a hash; it works once.
create table recovery (
  person text primary key,
  hash text not null unique,
  since bigint not null
);
