-- A check answers two questions: was it changed after signing, and who signed. What cannot be checked here is undecided.

alter table verification drop constraint verification_verdict_check;
alter table verification add constraint verification_verdict_check check (
  verdict in (
    'valid', 'tampered', 'unsigned', 'untrusted', 'undecided', 'revoked', 'expired', 'superseded', 'unreadable', 'not_pdf', 'unknown'
  )
);

-- Empty where a check had nothing that could have been changed or signed, and in what was written before.
alter table verification
  add column integrity text check (integrity in ('unchanged', 'changed', 'cannot_tell')),
  add column signed_by text check (signed_by in ('this_school', 'other_school', 'authority', 'unknown'));
