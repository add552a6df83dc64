-- Reminders of animal plans lead to the plans of their reader.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(kind), ', ') into known from pg_constraint,
    lateral (select (regexp_matches(pg_get_constraintdef(oid), '''(\w+)''::text', 'g'))[1] as kind) as kinds
    where conname = 'message_text__subject_kind';
  alter table message_text drop constraint message_text__subject_kind;
  execute format('alter table message_text add constraint message_text__subject_kind check (subject_kind in (%s, %L))', known, 'animal_window');
end $$;
