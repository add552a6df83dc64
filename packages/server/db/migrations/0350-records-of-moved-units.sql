-- A class says to which major and college it belongs, and a major to which college: who studies in it moves along when it is moved. Those
-- who graduated or left keep what was, and so does a record that an old system has beside a newer one.
create function move_records_along() returns trigger language plpgsql as $$
begin
  if new.kind not in ('class', 'major') then return null; end if;
  update student_record
     set major_id = case new.kind when 'class' then new.parent_id else major_id end,
         college_id = case new.kind when 'class' then (select parent_id from org_unit where id = new.parent_id) else new.parent_id end
    from academic_source as source
   where source.id = student_record.source_id and student_record.standing = 'studying'
     and (new.kind = 'class' and class_id = new.id and major_id = old.parent_id
       or new.kind = 'major' and major_id = new.id and college_id = old.parent_id)
     and (not source.is_old or not exists (
       select from student_record as today join academic_source as today_source on today_source.id = today.source_id
        where today.person_id = student_record.person_id and today.education_level = student_record.education_level and not today_source.is_old));
  return null;
end $$;
create trigger org_unit__records after update of parent_id on org_unit
  for each row when (new.parent_id is not null and old.parent_id is distinct from new.parent_id) execute function move_records_along();
