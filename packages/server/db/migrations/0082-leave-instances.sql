-- Every request for leave that waits becomes an instance of its school's process, with the deciders it has today.

create temp table waiting_leave on commit drop as
select
  leave_request.*,
  person.org_unit_id as unit_id,
  uuidv7() as instance_id,
  uuidv7() as run_id,
  coalesce((select value #>> '{}' from school_setting
    where school_setting.school_id = leave_request.school_id and key = 'timeZone'), 'Asia/Shanghai') as time_zone
from leave_request
join person on person.id = leave_request.person_id
where leave_request.state = 'pending';

-- The nearest managers with active accounts; where there are none, the administrators. Nobody decides their own request.
create temp table waiting_signer on commit drop as
with recursive above as (
  select id as leave_id, unit_id, 0 as depth from waiting_leave where unit_id is not null
  union all
  select above.leave_id, org_unit.parent_id, above.depth + 1
  from above join org_unit on org_unit.id = above.unit_id
  where org_unit.parent_id is not null
),
able as (
  select
    waiting_leave.id as leave_id,
    person_role.person_id,
    case when person_role.role = 'admin' then 2000 when person_role.scope_unit_id is null then 1000 else above.depth end as distance
  from waiting_leave
  join person_role on person_role.school_id = waiting_leave.school_id and person_role.role in ('manager', 'admin')
  join person on person.id = person_role.person_id and person.state = 'active'
  left join above on above.leave_id = waiting_leave.id and above.unit_id = person_role.scope_unit_id
  where person_role.person_id <> waiting_leave.person_id
    and (person_role.role = 'admin' or person_role.scope_unit_id is null or above.depth is not null)
)
select leave_id, person_id, distance = 2000 as is_administrator, uuidv7() as task_id,
  row_number() over (partition by leave_id order by person_id) as place
from (select able.*, min(distance) over (partition by leave_id) as nearest from able) as near
where distance = nearest;
delete from waiting_signer where place > 50;
-- Where nobody at all could decide, it waits until somebody can.
delete from waiting_leave where id not in (select leave_id from waiting_signer);

create temp table new_process on commit drop as
select distinct on (school_id) school_id, uuidv7() as group_id, uuidv7() as process_id from waiting_leave
where not exists (select from approval_process where approval_process.school_id = waiting_leave.school_id and matter = 'leave');

insert into approval_group (id, school_id, name, name_en, name_tw)
select group_id, school_id, '校园业务', 'Campus services', '校園業務' from new_process;
insert into approval_process (id, school_id, group_id, name, name_en, name_tw, icon, matter, created_at)
select process_id, school_id, group_id, '请假', 'Leave', '請假', 'leave', 'leave', now() from new_process;
-- As `firstVersionOf` writes it; a test compares them.
insert into approval_version (school_id, process_id, number, state, tree, form, settings, changed_at, published_at)
select school_id, process_id, 1, 'published',
  '{"id":"root","name":"发起","children":{"id":"node_1","name":"审批","type":"APPROVAL","props":{"assignedType":"NEAREST_MANAGER","assignedUser":[],"selfSelect":{"multiple":true},"assignedNode":[],"leader":{"level":1,"skipEmpty":true},"leaderTop":{"endCondition":"TOP","endLevel":1,"skipEmpty":false},"assignedDept":[],"assignedRole":[],"formField":"","deptProp":{"type":"LEADER","roles":[]},"rule":"","mode":"OR","ratio":100,"collect":false,"veto":false,"firstDecides":true,"nobody":{"handler":"TO_STOP","assignedUser":[]},"refuse":{"type":"TO_END","target":""},"sign":false,"overseen":true,"waiveWords":false,"formPerms":[],"operationPerm":{"agree":{"alisa":"","show":true},"complete":{"alisa":"","show":true},"refuse":{"alisa":"","show":true},"cancel":{"alisa":"","show":true},"transfer":{"alisa":"","show":true},"delegate":{"alisa":"","show":true},"beforeAdd":{"alisa":"","show":false},"afterAdd":{"alisa":"","show":true},"recall":{"alisa":"","show":true}},"escalation":[]}},"type":"ROOT","props":{"assignedUser":[],"formPerms":[],"operationPerm":{"agree":{"alisa":"","show":true},"complete":{"alisa":"","show":true},"refuse":{"alisa":"","show":true},"cancel":{"alisa":"","show":true},"transfer":{"alisa":"","show":true},"delegate":{"alisa":"","show":true},"beforeAdd":{"alisa":"","show":false},"afterAdd":{"alisa":"","show":true},"recall":{"alisa":"","show":true}}}}',
  '[{"id":"kind","name":"SelectInput","title":"类型","valueType":"String","props":{"required":true,"enablePrint":true,"abstract":true,"options":[{"value":"personal","label":"事假"},{"value":"sick","label":"病假"},{"value":"official","label":"公假"},{"value":"other","label":"其他"}]}},{"id":"span","name":"DateTimeRange","title":"时间","valueType":"DateRange","props":{"required":true,"enablePrint":true,"abstract":true,"format":"YYYY-MM-DD HH:mm"}},{"id":"days","name":"NumberInput","title":"天数","valueType":"Number","props":{"required":false,"enablePrint":true,"abstract":true}},{"id":"reason","name":"TextareaInput","title":"事由","valueType":"String","props":{"required":true,"enablePrint":true,"abstract":true,"minLength":5,"maxLength":500}},{"id":"contact","name":"TextInput","title":"联系方式","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":false,"maxLength":50}},{"id":"images","name":"ImageUpload","title":"证明图片","valueType":"Array","props":{"required":false,"enablePrint":true,"abstract":false}}]',
  '{"notify":{"title":"","types":["APP"]},"sign":false,"enableCancel":true,"sameSkip":"NONE","recallSkip":false,"reExecute":true,"customPrint":false,"starters":["student","teacher"],"admin":[],"batch":false,"undo":false,"managersSee":false,"trials":[]}',
  now(), now()
from new_process;

create temp table waiting_values on commit drop as
select
  id as leave_id,
  (select label from (values ('personal', '事假'), ('sick', '病假'), ('official', '公假'), ('other', '其他')) as named (kind, label)
    where named.kind = waiting_leave.kind) as kind_label,
  to_char(starts_at at time zone time_zone, 'YYYY-MM-DD HH24:MI') as from_text,
  to_char(ends_at at time zone time_zone, 'YYYY-MM-DD HH24:MI') as until_text,
  trim_scale(greatest(0.1, round(extract(epoch from ends_at - starts_at) / 86400, 1))) as days,
  (select jsonb_agg(jsonb_build_object('id', file_id, 'name', '') order by position) from leave_request_image
    where leave_request_id = waiting_leave.id) as images
from waiting_leave;

create temp table waiting_form on commit drop as
select
  id as leave_id,
  jsonb_strip_nulls(jsonb_build_object('kind', kind, 'span', jsonb_build_array(from_text, until_text), 'days', days, 'reason', reason,
    'contact', nullif(contact, ''), 'images', images)) as form_values,
  jsonb_build_array(
    jsonb_build_object('id', 'kind', 'name', '类型', 'value', kind_label),
    jsonb_build_object('id', 'span', 'name', '时间', 'value', from_text || ' – ' || until_text),
    jsonb_build_object('id', 'days', 'name', '天数', 'value', days::text),
    jsonb_build_object('id', 'reason', 'name', '事由', 'value', left(reason, 100))) as card,
  lower(concat_ws(' ', kind_label, from_text || ' – ' || until_text, days::text, left(reason, 100))) as search_text
from waiting_leave join waiting_values on waiting_values.leave_id = waiting_leave.id;

insert into approval_instance (id, school_id, process_id, version_id, starter_id, unit_id, state, form_values, card, search_text, top_id,
  matter, matter_id, last_event, created_at, started_at)
select instance_id, waiting_leave.school_id, approval_process.id, approval_version.id, person_id, unit_id, 'running', form_values, card,
  search_text, instance_id, 'leave', waiting_leave.id,
  3 + (select count(*) from waiting_signer where waiting_signer.leave_id = waiting_leave.id), waiting_leave.created_at,
  waiting_leave.created_at
from waiting_leave
join waiting_form on waiting_form.leave_id = waiting_leave.id
join approval_process on approval_process.school_id = waiting_leave.school_id and approval_process.matter = 'leave'
join approval_version on approval_version.process_id = approval_process.id and approval_version.state = 'published'
order by waiting_leave.id;

insert into approval_run (id, school_id, instance_id, node_id, round, state, data, opened_at)
select run_id, school_id, instance_id, 'node_1', 1, 'active',
  jsonb_build_object('how', null, 'parent', null, 'branch', null, 'from', null, 'branches', '[]'::jsonb, 'isForAdministrators',
    exists (select from waiting_signer where leave_id = waiting_leave.id and is_administrator),
    'isReturn', false, 'resume', null, 'failures', 0, 'children', '[]'::jsonb, 'urgedAt', null, 'openedStep', 1, 'closedStep', null),
  created_at
from waiting_leave;

create temp table waiting_task on commit drop as
select waiting_signer.*, jsonb_build_object('rule', case when is_administrator then 'ADMINISTRATOR' else 'NEAREST_MANAGER' end) as why
from waiting_signer join waiting_leave on waiting_leave.id = waiting_signer.leave_id;

insert into approval_task (id, school_id, instance_id, run_id, node_id, owner_id, assignee_id, kind, state, data, opened_at)
select task_id, school_id, instance_id, run_id, 'node_1', waiting_task.person_id, waiting_task.person_id, 'vote', 'open',
  jsonb_build_object('why', why, 'isSkipped', false, 'addedBy', null, 'place', null, 'openedStep', 1, 'readyStep', 1, 'touchedStep', null,
    'closedStep', null, 'statusBefore', null),
  created_at
from waiting_task join waiting_leave on waiting_leave.id = waiting_task.leave_id;

-- What the engine would have written when it was asked for.
insert into approval_event (instance_id, seq, school_id, step, kind, actor_id, data, at)
select instance_id, seq, school_id, 1, kind, person_id, data, created_at
from (
  select instance_id, school_id, person_id, created_at, 1 as seq, 'started' as kind,
    jsonb_build_object('starter', person_id, 'unit', unit_id, 'values', '{}'::jsonb) as data
  from waiting_leave
  union all
  select instance_id, school_id, person_id, created_at, 2, 'values_written',
    jsonb_build_object('before', '{}'::jsonb, 'after', form_values, 'removed', '[]'::jsonb)
  from waiting_leave join waiting_form on waiting_form.leave_id = waiting_leave.id
  union all
  select waiting_leave.instance_id, waiting_leave.school_id, person_id, created_at, 3, 'run_opened',
    jsonb_build_object('run', jsonb_build_object('id', approval_run.id, 'nodeId', 'node_1', 'round', 1)
      || (approval_run.data - array['how', 'failures', 'children', 'urgedAt', 'openedStep', 'closedStep']))
  from waiting_leave join approval_run on approval_run.id = waiting_leave.run_id
  union all
  select instance_id, school_id, waiting_leave.person_id, created_at, 3 + place::int, 'task_opened',
    jsonb_build_object('task', jsonb_build_object('id', task_id, 'runId', run_id, 'nodeId', 'node_1', 'kind', 'vote', 'owner',
      waiting_task.person_id, 'assignee', waiting_task.person_id, 'why', why, 'isSkipped', false, 'addedBy', null, 'place', null,
      'status', 'open'))
  from waiting_task join waiting_leave on waiting_leave.id = waiting_task.leave_id
) as happened
order by instance_id, seq;
