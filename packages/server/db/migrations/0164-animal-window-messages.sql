-- Messages speak of more and more kinds of things; what they spoke of before stays as it is.
create function add_message_subjects(variadic added text[]) returns void language plpgsql as $$
declare
  known text;
begin
  select string_agg(quote_literal(kind), ', ' order by kind) into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''(\w+)''::text', 'g'))[1] as kind
    from pg_constraint where conname = 'message_text__subject_kind'
    union select unnest(added)) as kinds;
  alter table message_text drop constraint message_text__subject_kind;
  execute format('alter table message_text add constraint message_text__subject_kind check (subject_kind in (%s))', known);
end $$;
revoke execute on function add_message_subjects from public;

-- Reminders of animal plans lead to the plans of their reader.
select add_message_subjects('animal_window');
