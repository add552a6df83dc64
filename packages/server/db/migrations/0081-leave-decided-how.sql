-- Requests for leave are decided by a process of the school: by a person, by its rule or by the time.
alter table leave_request
  add column decided_how text check (decided_how in ('person', 'rule', 'time')),
  -- Who stands in while the person is away; the window opens when the leave is approved.
  add column deputy_id uuid references person;
update leave_request set decided_how = 'person' where decided_by is not null;
alter table leave_request
  drop constraint leave_request_check1,
  drop constraint leave_request_check2,
  add constraint leave_request__decided check ((state in ('approved', 'refused')) = (decided_how is not null)),
  add constraint leave_request__decided_by check ((decided_how is not distinct from 'person') = (decided_by is not null)),
  add constraint leave_request__decided_at check ((decided_how is null) = (decided_at is null)),
  add constraint leave_request__other_deputy check (deputy_id <> person_id);
create index leave_request__deputy on leave_request (deputy_id) where deputy_id is not null;
-- The window of a leave is opened once.
create unique index approval_absence__leave on approval_absence (leave_request_id) where leave_request_id is not null;
