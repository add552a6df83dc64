-- Messages about lost things, and about posts that wait for the school.
alter table message_text drop constraint message_text__subject_kind;
alter table message_text add constraint message_text__subject_kind check (subject_kind in (
  'leave_request', 'leave_decision', 'feedback', 'feedback_case', 'correction', 'data_request', 'evaluation', 'document', 'application',
  'application_decision', 'order', 'pay_grievance', 'pay_grievance_review', 'free_copies', 'free_copies_review', 'withdrawal',
  'print_task', 'entrustment', 'terminal_fault', 'terminal_fault_case', 'library_file', 'library_review', 'unsure_print',
  'account_change', 'photo', 'photo_review', 'paper', 'paper_review', 'photo_search', 'registration_review',
  'approval_task', 'approval_instance', 'lost_item', 'lost_item_case'));
