-- Rows of the logs that no month was made for lie in the default partition: months are not made any more while it holds rows of theirs. The
-- server may not read a partition by itself, so this runs with the rights of the owner.
create function stray_log_rows() returns table (log text, stray bigint) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  foreach log in array array['audit_entry', 'login_log', 'face_call', 'photo_event'] loop
    execute format('select count(*) from %I', log || '_default') into stray;
    return next;
  end loop;
end $$;
