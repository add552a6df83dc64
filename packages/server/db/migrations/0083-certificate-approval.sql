-- Applications for certificates are decided by a process of the school.

-- A process may decide in the moment in which it starts: by a condition, or because nobody has to decide.
drop trigger approval_instance__transitions on approval_instance;
create trigger approval_instance__transitions before update of state on approval_instance
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'draft>running', 'draft>passed', 'draft>refused', 'running>passed', 'running>refused', 'running>cancelled');

-- Gives every school a process for a kind of record, with a first version. Used again by the next migration, which drops it.
create function add_matter_processes(kind text, names text[], icon text, tree jsonb, form jsonb, settings jsonb) returns void
language plpgsql as $$
begin
  insert into approval_group (school_id, name, name_en, name_tw)
  select school.id, '校园业务', 'Campus services', '校園業務' from school
  where not exists (select from approval_process where school_id = school.id and matter is not null);
  insert into approval_process (school_id, group_id, name, name_en, name_tw, icon, matter, created_at)
  select school.id,
    coalesce(
      (select group_id from approval_process where school_id = school.id and matter is not null order by id limit 1),
      (select id from approval_group where school_id = school.id and name = '校园业务' order by id desc limit 1)),
    names[1], names[2], names[3], icon, kind, now()
  from school
  where not exists (select from approval_process where school_id = school.id and matter = kind);
  insert into approval_version (school_id, process_id, number, state, tree, form, settings, changed_at, published_at)
  select school_id, id, 1, 'published', tree, form, settings, now(), now() from approval_process as process
  where matter = kind and not exists (select from approval_version where process_id = process.id);
end $$;

-- Where what waits is put when the engine takes over: one row for each record.
create function prepare_pending_matters() returns void language sql as $$
  create temporary table pending_matter (
    matter_id uuid,
    school_id uuid,
    starter_id uuid,
    unit_id uuid,
    created_at timestamptz,
    due_at timestamptz,
    -- Those who decide are still to be reminded.
    is_to_remind boolean not null,
    urged_at timestamptz,
    form_values jsonb,
    card jsonb,
    instance_id uuid default uuidv7(),
    run_id uuid default uuidv7()
  ) on commit drop
$$;

-- Starts an instance for each of them, with the people who decide today: the nearest managers, or the administrators where there are none.
-- Events and rows are those that the engine would have written at the time.
create function start_pending_matters(kind text, wait jsonb) returns void language plpgsql as $$
begin
  create temporary table decider on commit drop as
  with recursive above as (
    select instance_id, unit_id, 0 as depth from pending_matter where unit_id is not null
    union all
    select above.instance_id, unit.parent_id, above.depth + 1
    from above join org_unit as unit on unit.id = above.unit_id where unit.parent_id is not null
  ),
  able as (
    select pending.instance_id, role.person_id, role.role, above.depth
    from pending_matter as pending
    join person_role as role on role.school_id = pending.school_id and role.role in ('manager', 'admin')
    join person on person.id = role.person_id and person.state = 'active'
    left join above on above.instance_id = pending.instance_id and above.unit_id = role.scope_unit_id
    where role.person_id <> pending.starter_id
      and (role.role = 'admin' or role.scope_unit_id is null or above.depth is not null)
  ),
  ranked as (
    -- Managers of the whole school come after those of every unit, administrators last.
    select instance_id, person_id,
      rank() over (partition by instance_id order by role = 'admin', depth nulls last) as place, role = 'admin' as is_administrator
    from able
  )
  select instance_id, person_id, is_administrator, uuidv7() as task_id,
    row_number() over (partition by instance_id order by person_id) as position
  from ranked where place = 1;

  insert into approval_instance (
    id, school_id, process_id, version_id, starter_id, unit_id, state, form_values, card, search_text, top_id, matter, matter_id,
    last_event, created_at, started_at)
  select pending.instance_id, pending.school_id, process.id, version.id, starter_id, unit_id, 'running', form_values, card,
    coalesce((select lower(string_agg(shown ->> 'value', ' ' order by at)) from jsonb_array_elements(card) with ordinality as each (shown, at)), ''),
    pending.instance_id, kind, matter_id,
    3 + (select count(*) from decider where decider.instance_id = pending.instance_id) + is_to_remind::int + (urged_at is not null)::int,
    pending.created_at, pending.created_at
  from pending_matter as pending
  join approval_process as process on process.school_id = pending.school_id and process.matter = kind
  join approval_version as version on version.process_id = process.id and version.state = 'published'
  where exists (select from decider where decider.instance_id = pending.instance_id);

  create temporary table started on commit drop as
  select pending.*,
    (select bool_or(is_administrator) from decider where decider.instance_id = pending.instance_id) as by_administrators,
    (select count(*) from decider where decider.instance_id = pending.instance_id) as deciders,
    uuidv7() as timer_id
  from pending_matter as pending where exists (select from approval_instance where id = pending.instance_id);

  insert into approval_run (id, school_id, instance_id, node_id, round, state, data, opened_at)
  select run_id, school_id, instance_id, 'node_1', 1, 'active',
    jsonb_build_object('how', null, 'parent', null, 'branch', null, 'from', null, 'branches', '[]'::jsonb,
      'isForAdministrators', by_administrators, 'isReturn', false, 'resume', null, 'failures', 0, 'children', '[]'::jsonb,
      'urgedAt', to_char(urged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'openedStep', 1, 'closedStep', null),
    created_at
  from started;

  insert into approval_task (id, school_id, instance_id, run_id, node_id, owner_id, assignee_id, kind, state, data, due_at, opened_at)
  select task_id, school_id, started.instance_id, run_id, 'node_1', person_id, person_id, 'vote', 'open',
    jsonb_build_object('why', jsonb_build_object('rule', case when is_administrator then 'ADMINISTRATOR' else 'NEAREST_MANAGER' end),
      'isSkipped', false, 'addedBy', null, 'place', null, 'openedStep', 1, 'readyStep', 1, 'touchedStep', null, 'closedStep', null,
      'statusBefore', null),
    due_at, created_at
  from started join decider on decider.instance_id = started.instance_id;

  insert into approval_timer (id, school_id, instance_id, run_id, purpose, data, due_at)
  select timer_id, school_id, instance_id, run_id, 'REMIND', jsonb_build_object('stage', 0, 'wait', wait), due_at
  from started where is_to_remind;

  insert into approval_event (instance_id, seq, school_id, step, kind, actor_id, data, at)
  select instance_id, seq, school_id, step, event, starter_id, data, at
  from (
    select instance_id, 1 as seq, school_id, 1 as step, 'started' as event, starter_id, created_at as at,
      jsonb_build_object('starter', starter_id, 'unit', unit_id, 'values', '{}'::jsonb) as data
    from started
    union all
    select instance_id, 2, school_id, 1, 'values_written', starter_id, created_at,
      jsonb_build_object('before', '{}'::jsonb, 'after', form_values, 'removed', '[]'::jsonb)
    from started
    union all
    select instance_id, 3, school_id, 1, 'run_opened', starter_id, created_at,
      jsonb_build_object('run', jsonb_build_object('id', run_id, 'nodeId', 'node_1', 'round', 1, 'parent', null, 'branch', null,
        'from', null, 'branches', '[]'::jsonb, 'isForAdministrators', by_administrators, 'isReturn', false, 'resume', null))
    from started
    union all
    select started.instance_id, 3 + position, school_id, 1, 'task_opened', starter_id, created_at,
      jsonb_build_object('task', jsonb_build_object('id', task_id, 'runId', run_id, 'nodeId', 'node_1', 'kind', 'vote', 'owner', person_id,
        'assignee', person_id, 'why', jsonb_build_object('rule', case when is_administrator then 'ADMINISTRATOR' else 'NEAREST_MANAGER' end),
        'isSkipped', false, 'addedBy', null, 'place', null, 'status', 'open'))
    from started join decider on decider.instance_id = started.instance_id
    union all
    select instance_id, 4 + deciders, school_id, 1, 'timer_set', starter_id, created_at,
      jsonb_build_object('timer', jsonb_build_object('id', timer_id, 'runId', run_id, 'purpose', 'REMIND', 'stage', 0, 'wait', wait))
    from started where is_to_remind
    union all
    select instance_id, 4 + deciders + is_to_remind::int, school_id, 4 + deciders + is_to_remind::int, 'urged', starter_id, urged_at,
      jsonb_build_object('runIds', jsonb_build_array(run_id))
    from started where urged_at is not null
  ) as event
  order by instance_id, seq;
  drop table decider, started;
end $$;

select add_matter_processes('certificate', array['证明审批', 'Certificate approval', '證明審批'], 'certificate',
  '{"id":"root","name":"发起","children":{"id":"node_1","name":"审批","type":"APPROVAL","props":{"assignedType":"NEAREST_MANAGER","assignedUser":[],"selfSelect":{"multiple":true},"assignedNode":[],"leader":{"level":1,"skipEmpty":true},"leaderTop":{"endCondition":"TOP","endLevel":1,"skipEmpty":false},"assignedDept":[],"assignedRole":[],"formField":"","deptProp":{"type":"LEADER","roles":[]},"rule":"","mode":"OR","ratio":100,"collect":false,"veto":false,"firstDecides":true,"nobody":{"handler":"TO_ADMIN","assignedUser":[]},"refuse":{"type":"TO_END","target":""},"sign":false,"overseen":true,"waiveWords":false,"formPerms":[],"operationPerm":{"agree":{"alisa":"","show":true},"complete":{"alisa":"","show":true},"refuse":{"alisa":"","show":true},"cancel":{"alisa":"","show":true},"transfer":{"alisa":"","show":true},"delegate":{"alisa":"","show":true},"beforeAdd":{"alisa":"","show":false},"afterAdd":{"alisa":"","show":true},"recall":{"alisa":"","show":true}},"timeLimit":{"timeout":{"unit":"D","value":3},"schoolDays":true,"handler":{"type":"NOTIFY","notify":{"once":true,"hour":24}}},"escalation":[]}},"type":"ROOT","props":{"assignedUser":[],"formPerms":[],"operationPerm":{"agree":{"alisa":"","show":true},"complete":{"alisa":"","show":true},"refuse":{"alisa":"","show":true},"cancel":{"alisa":"","show":true},"transfer":{"alisa":"","show":true},"delegate":{"alisa":"","show":true},"beforeAdd":{"alisa":"","show":false},"afterAdd":{"alisa":"","show":true},"recall":{"alisa":"","show":true}}}}',
  '[{"id":"certificate","name":"TextInput","title":"证明","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":true}},{"id":"code","name":"TextInput","title":"证明编号","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":false}},{"id":"way","name":"SelectInput","title":"领取方式","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":true,"options":[{"value":"download","label":"下载"},{"value":"email","label":"邮件"},{"value":"paper","label":"纸质"}]}},{"id":"copies","name":"NumberInput","title":"份数","valueType":"Number","props":{"required":false,"enablePrint":true,"abstract":true,"precision":0}},{"id":"heading","name":"TextInput","title":"抬头","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":false}},{"id":"amount","name":"AmountInput","title":"金额","valueType":"Number","props":{"required":false,"enablePrint":true,"abstract":false}}]',
  '{"notify":{"title":"","types":["APP"]},"sign":false,"enableCancel":true,"sameSkip":"NONE","recallSkip":false,"reExecute":true,"customPrint":false,"starters":["student","teacher"],"admin":[],"batch":false,"undo":false,"managersSee":false,"trials":[]}');

select prepare_pending_matters();
insert into pending_matter (matter_id, school_id, starter_id, unit_id, created_at, due_at, is_to_remind, urged_at, form_values, card)
select application.id, application.school_id, application.person_id, person.org_unit_id, application.created_at, application.decide_by,
  application.decide_by is not null and application.reminded_at is null, application.nudged_at,
  jsonb_strip_nulls(jsonb_build_object('certificate', version.name, 'code', template.code, 'way', application.way,
    'copies', application.copies, 'heading', nullif(application.heading, ''), 'amount', trim_scale(line.amount / 100.0))),
  jsonb_build_array(
    jsonb_build_object('id', 'certificate', 'name', '证明', 'value', left(version.name, 100)),
    jsonb_build_object('id', 'way', 'name', '领取方式', 'value',
      case application.way when 'download' then '下载' when 'email' then '邮件' else '纸质' end),
    jsonb_build_object('id', 'copies', 'name', '份数', 'value', application.copies::text))
from application
join person on person.id = application.person_id
join order_line as line on line.id = application.line_id
join document_template as template on template.id = application.template_id
join document_template_version as version on version.id = application.version_id
where application.state = 'pending_approval' and application.decided_at is null;
select start_pending_matters('certificate', '{"kind": "school_days"}');

-- The engine reminds now.
alter table application drop column reminded_at;
