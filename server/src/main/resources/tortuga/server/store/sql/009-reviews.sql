-- Reviews of finished games: asked for, being made by a node until a moment, done or failed.
create table review (
  table_id text primary key,
  state text not null,
  asked bigint not null,
  busy bigint not null,
  yardstick text not null,
  body text not null
);

create index review_by_state on review (state, asked);
