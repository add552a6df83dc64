-- When a session was in use before its last use: somebody who says that they were offline may have asked for something in between.
alter table session add column seen_before_at timestamptz;
create index session__of_device on session (device_id) where device_id <> '';
