-- The guardian of somebody under 14 agrees with an account of their own, once the school has seen that they are the guardian.
create table face_guardian (
  child_id uuid not null references person,
  guardian_id uuid not null references person,
  school_id uuid not null references school,
  -- Which paper was seen, and who saw it.
  confirmation text not null,
  recorded_by uuid not null references person,
  created_at timestamptz not null,
  primary key (child_id, guardian_id),
  check (child_id <> guardian_id)
);
create index face_guardian__of_guardian on face_guardian (guardian_id);
create index face_guardian__of_school on face_guardian (school_id);
