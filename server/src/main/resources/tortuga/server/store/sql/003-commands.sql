-- The command with which something was said, so that one that is sent to two nodes is said once.
alter table remark add column command text not null default '';
