-- Each rule of its own, so that the kinds are known by their words.
alter table share drop constraint share_kinds_check;
alter table share add constraint share_kinds_check check (kinds <@ array['timetable', 'exams', 'attendance', 'warnings', 'grades']);
alter table share add constraint share__something check (cardinality(kinds) > 0);
