-- People who are gone, or are another person now, until every log says so.
create table departure (
  person text primary key,
  successor text not null,
  since bigint not null
);
