-- Messages about lessons, exams and grades are a group of their own.
alter table message_text drop constraint message_text_category_check;
alter table message_text add constraint message_text__category
  check (category in ('announcement', 'todo', 'study', 'progress', 'security', 'system'));
alter table message drop constraint message__category;
alter table message add constraint message__category
  check (category in ('announcement', 'todo', 'study', 'progress', 'security', 'system'));
alter table message_reminder drop constraint message_reminder__category;
alter table message_reminder add constraint message_reminder__category
  check (category in ('announcement', 'todo', 'study', 'progress', 'security', 'system'));
alter table message_tally drop constraint message_tally__category;
alter table message_tally add constraint message_tally__category
  check (category in ('', 'announcement', 'todo', 'study', 'progress', 'security', 'system'));
