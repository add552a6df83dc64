-- Published exams can move or be cancelled. What was announced before is kept.

alter table exam drop constraint exam_state_check;
alter table exam add constraint exam_state_check check (state in ('draft', 'published', 'cancelled'));
alter table exam drop constraint exam_check;
alter table exam add constraint exam__published check ((state = 'draft') = (published_at is null));
alter table exam drop constraint exam_check1;
alter table exam add constraint exam__timed check (state = 'draft' or starts_at is not null);
drop trigger exam__transitions on exam;
create trigger exam__transitions before update of state on exam
  for each row when (old.state is distinct from new.state) execute function keep_transitions('draft>published', 'published>cancelled');

create table exam_change (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  exam_id uuid not null,
  kind text not null check (kind in ('move', 'cancel')),
  reason text not null check (reason <> ''),
  before_starts_at timestamptz not null,
  before_room_ids uuid[] not null,
  starts_at timestamptz,
  room_ids uuid[] not null,
  by_id uuid not null,
  changed_at timestamptz not null,
  foreign key (exam_id, school_id) references exam (id, school_id),
  foreign key (by_id, school_id) references person (id, school_id),
  check ((kind = 'cancel') = (starts_at is null)),
  check ((kind = 'cancel') = (room_ids = '{}'))
);
create index exam_change__exam on exam_change (exam_id, id);
create index exam_change__by on exam_change (by_id);

create function refuse_exam_change_edit() returns trigger language plpgsql as $$
begin
  raise exception 'changes of exams are only added';
end $$;
create trigger exam_change__append_only before update or delete on exam_change
  for each statement execute function refuse_exam_change_edit();

-- A cancelled exam keeps its rooms and seats, which take no time any more.
create or replace function keep_sitting_busy() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from busy where cause_id = old.id; end if;
  if tg_op = 'DELETE' then return null; end if;
  if isempty(new.during) then
    delete from busy where cause_id in (select id from duty where sitting_id = new.id);
    return null;
  end if;
  insert into busy (subject_id, school_id, during, cause, cause_id) values (new.room_id, new.school_id, new.during, 'exam', new.id);
  if tg_op = 'UPDATE' then
    update busy set during = new.during where cause_id in (select id from duty where sitting_id = new.id);
  end if;
  return null;
end $$;
