-- Faces and photos are counted from their logs, which the screens list.
do $$
declare
  item record;
begin
  for item in select tgname, tgrelid::regclass as of_table, tgfoid::regprocedure as function from pg_trigger
    where tgname like 'statistics\_faces\_face\_check\_%' or tgname like 'statistics\_photos\_photo\_%'
  loop
    execute format('drop trigger %I on %s', item.tgname, item.of_table);
  end loop;
end $$;
drop function statistics_faces_face_check(), statistics_photos_photo();
drop index photo__school_time;

call announce_to_statistics('faces', 'face_call', 'created_at');
call announce_to_statistics('photos', 'photo_event', 'created_at');

-- Their rows are found by the time that is counted, whatever month their id stands in.
create index login_log__time on login_log (school_id, created_at);
create index face_call__time on face_call (school_id, created_at);
create index photo_event__time on photo_event (school_id, created_at);
