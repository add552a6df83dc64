-- Messages about lessons and their changes. Other areas add kinds of their own: what is known already stays.
do $$
declare
  known text := (select string_agg(quote_literal(kind[1]), ', ') from regexp_matches(
    (select pg_get_constraintdef(oid) from pg_constraint where conname = 'message_text__subject_kind'), '''(\w+)''', 'g') as kind);
begin
  alter table message_text drop constraint message_text__subject_kind;
  execute format('alter table message_text add constraint message_text__subject_kind check (subject_kind in (%s, %s))',
    known, '''lesson'', ''lesson_change'', ''lesson_change_review''');
end $$;
