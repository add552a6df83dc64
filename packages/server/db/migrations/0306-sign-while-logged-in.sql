-- A receipt for a code is for those who are not logged in yet; one that comes from somebody who was is for the teacher to confirm.
alter table sign drop constraint sign_doubts_check;
alter table sign add constraint sign_doubts_check check (
  doubts <@ array['new_phone', 'other_phone', 'no_position', 'far', 'odd_position', 'typed', 'offline', 'old_code', 'logged_in']);
