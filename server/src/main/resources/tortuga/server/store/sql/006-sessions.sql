-- The browsers in which somebody is known: what each is, since when, and when it was last here.
alter table token add column device text not null default '';
alter table token add column since bigint not null default 0;
alter table token add column seen bigint not null default 0;

create index token_by_person on token (person);
