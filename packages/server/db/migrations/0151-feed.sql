-- Secret addresses under which calendars read a timetable.
create table feed (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  person_id uuid not null,
  name text not null check (char_length(name) between 1 and 30),
  -- The address itself is shown once and kept nowhere.
  secret_hash bytea not null,
  language text not null check (language in ('zh_CN', 'en_US', 'zh_TW')),
  with_own_entries boolean not null,
  reminder_minutes int check (reminder_minutes in (10, 30, 60)),
  last_used_on date,
  created_at timestamptz not null,
  constraint feed__secret unique (secret_hash),
  foreign key (person_id, school_id) references person (id, school_id)
);
create index feed__person on feed (person_id);

-- The version of a section also counts who teaches its lessons, and what leaves it: calendars ask by it whether anything is new.
create trigger lesson_section__removed after delete on lesson_section
  referencing old table as new_rows for each statement execute function count_section_change();

create function count_teacher_change() returns trigger language plpgsql as $$
begin
  update section set version = version + 1 where id in
    (select section_id from lesson_section join new_rows on new_rows.lesson_id = lesson_section.lesson_id);
  return null;
end $$;
create trigger lesson_teacher__counted_added after insert on lesson_teacher
  referencing new table as new_rows for each statement execute function count_teacher_change();
create trigger lesson_teacher__counted_removed after delete on lesson_teacher
  referencing old table as new_rows for each statement execute function count_teacher_change();

-- It counts new names as well: of the course, the room, the building and the teacher.
create function count_name_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'course' then
    update section set version = version + 1 where course_id = new.id;
  elsif tg_table_name = 'person' then
    update section set version = version + 1 where id in (select section_id from lesson_section
      join lesson_teacher on lesson_teacher.lesson_id = lesson_section.lesson_id where lesson_teacher.person_id = new.id);
  else
    update section set version = version + 1 where id in (select section_id from lesson_section
      join lesson on lesson.id = lesson_section.lesson_id join room on room.id = lesson.room_id where new.id in (room.id, room.place_id));
  end if;
  return null;
end $$;
create trigger course__name_counted after update of name, name_en, name_tw on course
  for each row when ((old.name, old.name_en, old.name_tw) is distinct from (new.name, new.name_en, new.name_tw)) execute function count_name_change();
create trigger room__name_counted after update of name, name_en, name_tw, place_id on room
  for each row when ((old.name, old.name_en, old.name_tw, old.place_id) is distinct from (new.name, new.name_en, new.name_tw, new.place_id))
  execute function count_name_change();
create trigger campus_place__name_counted after update on campus_place
  for each row when ((old.name, old.name_en, old.name_tw, old.latitude, old.longitude)
    is distinct from (new.name, new.name_en, new.name_tw, new.latitude, new.longitude)) execute function count_name_change();
create trigger person__name_counted after update of name on person
  for each row when (old.name is distinct from new.name and new.kind = 'teacher') execute function count_name_change();
