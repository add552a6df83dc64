-- Requests for free copies are decided by a process of the school: by a person, by its rule or by the time.
alter table free_copies_request
  add column audited_how text check (audited_how in ('person', 'rule', 'time')),
  -- How many reviewers would grant, where they have changed the number.
  add column offered int check (offered between 1 and copies);
update free_copies_request set audited_how = 'person' where auditor is not null;
alter table free_copies_request
  drop constraint free_copies_request_check1,
  add constraint free_copies_request__audited check ((state in ('passed', 'refused')) = (audited_how is not null)),
  add constraint free_copies_request__auditor check ((audited_how is not distinct from 'person') = (auditor is not null));
alter table free_copies_grant alter column granted_by drop not null;

select add_matter_processes('free_copies', array['免费份数申请', 'Request for free copies', '免費份數申請'], 'certificate',
  '{"id":"root","name":"发起","children":{"id":"node_1","name":"审核","type":"APPROVAL","props":{"assignedType":"NEAREST_MANAGER","assignedUser":[],"selfSelect":{"multiple":true},"assignedNode":[],"leader":{"level":1,"skipEmpty":true},"leaderTop":{"endCondition":"TOP","endLevel":1,"skipEmpty":false},"assignedDept":[],"assignedRole":[],"formField":"","deptProp":{"type":"LEADER","roles":[]},"rule":"","mode":"OR","ratio":100,"collect":false,"veto":false,"firstDecides":true,"nobody":{"handler":"TO_ADMIN","assignedUser":[]},"refuse":{"type":"TO_END","target":""},"sign":false,"overseen":true,"waiveWords":false,"formPerms":[{"id":"copies","perm":"E"}],"operationPerm":{"agree":{"alisa":"","show":true},"complete":{"alisa":"","show":true},"refuse":{"alisa":"","show":true},"cancel":{"alisa":"","show":true},"transfer":{"alisa":"","show":true},"delegate":{"alisa":"","show":true},"beforeAdd":{"alisa":"","show":false},"afterAdd":{"alisa":"","show":true},"recall":{"alisa":"","show":true}},"escalation":[]}},"type":"ROOT","props":{"assignedUser":[],"formPerms":[],"operationPerm":{"agree":{"alisa":"","show":true},"complete":{"alisa":"","show":true},"refuse":{"alisa":"","show":true},"cancel":{"alisa":"","show":true},"transfer":{"alisa":"","show":true},"delegate":{"alisa":"","show":true},"beforeAdd":{"alisa":"","show":false},"afterAdd":{"alisa":"","show":true},"recall":{"alisa":"","show":true}}}}',
  '[{"id":"certificate","name":"TextInput","title":"证明","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":true}},{"id":"code","name":"TextInput","title":"证明编号","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":false}},{"id":"copies","name":"NumberInput","title":"份数","valueType":"Number","props":{"required":true,"enablePrint":true,"abstract":true,"min":1,"max":20,"precision":0}},{"id":"reason","name":"TextareaInput","title":"理由","valueType":"String","props":{"required":false,"enablePrint":true,"abstract":true}}]',
  '{"notify":{"title":"","types":["APP"]},"sign":false,"enableCancel":true,"sameSkip":"NONE","recallSkip":false,"reExecute":true,"customPrint":false,"starters":["student","teacher"],"admin":[],"batch":false,"undo":false,"managersSee":false,"trials":[]}');

select prepare_pending_matters();
insert into pending_matter (matter_id, school_id, starter_id, unit_id, created_at, is_to_remind, form_values, card)
select request.id, request.school_id, request.person_id, person.org_unit_id, request.created_at, false,
  jsonb_build_object('certificate', version.name, 'code', template.code, 'copies', request.copies, 'reason', request.reason),
  jsonb_build_array(
    jsonb_build_object('id', 'certificate', 'name', '证明', 'value', left(version.name, 100)),
    jsonb_build_object('id', 'copies', 'name', '份数', 'value', request.copies::text),
    jsonb_build_object('id', 'reason', 'name', '理由', 'value', left(request.reason, 100)))
from free_copies_request as request
join person on person.id = request.person_id
join document_template as template on template.id = request.template_id
join document_template_version as version on version.template_id = template.id and version.state = 'published'
where request.state = 'pending';
select start_pending_matters('free_copies', null);

drop function add_matter_processes, prepare_pending_matters, start_pending_matters;
