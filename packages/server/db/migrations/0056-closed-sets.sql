-- Columns that hold one or some of a closed set of words say so; the types of the tables are read from these checks.
alter table message add constraint message__category check (category in ('announcement', 'todo', 'progress', 'security', 'system'));
alter table message_reminder add constraint message_reminder__category
  check (category in ('announcement', 'todo', 'progress', 'security', 'system'));
-- '' counts all categories together.
alter table message_tally add constraint message_tally__category
  check (category in ('', 'announcement', 'todo', 'progress', 'security', 'system'));
alter table message_text add constraint message_text__subject_kind check (subject_kind in (
  'leave_request', 'leave_decision', 'feedback', 'feedback_case', 'correction', 'data_request', 'evaluation', 'document', 'application',
  'application_decision', 'order', 'pay_grievance', 'pay_grievance_review', 'free_copies', 'free_copies_review', 'withdrawal',
  'print_task', 'entrustment', 'terminal_fault', 'terminal_fault_case', 'library_file', 'library_review', 'unsure_print',
  'account_change'));
alter table announcement_audience add constraint announcement_audience__role
  check (role in ('student', 'teacher', 'visitor', 'family'));

alter table document_template_version
  add constraint document_template_version__user_types check (user_types <@ array['student', 'teacher', 'visitor', 'family']),
  add constraint document_template_version__standings check (standings <@ array['studying', 'graduated', 'left']);
alter table application_event add constraint application_event__kind check (kind in (
  'applied', 'nudged', 'approved', 'rejected', 'withdrawn', 'paid', 'closed', 'made', 'making_failed', 'mail_queued', 'mail_sent',
  'mail_failed', 'mail_bounced', 'downloaded', 'code_given', 'printed', 'picked_up', 'delegated', 'delegate_accepted',
  'delegate_declined', 'delegate_expired', 'delegate_removed', 'verified', 'revoked', 'superseded', 'expired', 'refunded', 'appealed'));
alter table mail_account add constraint mail_account__type
  check (type in ('qq', '163', '126', 'aliyun', 'outlook', 'gmail', 'other'));
alter table person_import_line add constraint person_import_line__changes
  check (changes <@ array['number', 'name', 'unit', 'grade', 'phone', 'email', 'idCard', 'pinyin']);

alter table payment_receipt add constraint payment_receipt__provider check (provider in ('wechat', 'alipay', 'cashier'));
alter table reconciliation add constraint reconciliation__provider check (provider in ('wechat', 'alipay', 'cashier'));

alter table terminal add constraint terminal__abilities
  check (abilities <@ array['certificate', 'document', 'photo', 'colour', 'duplex']);
alter table terminal_event add constraint terminal_event__kind check (kind in (
  'online', 'offline', 'printer_stopped', 'printer_ready', 'enrolled', 'revoked', 'doubled', 'opened', 'closed', 'codes_tried',
  'word_wrong'));
alter table terminal_fault add constraint terminal_fault__kind check (kind in (
  'offline', 'media_empty', 'media_jam', 'toner', 'printer', 'screen', 'scanner', 'payment', 'credential', 'other'));
alter table terminal_status
  add constraint terminal_status__troubles check (troubles <@ array[
    'offline', 'media_empty', 'media_jam', 'toner', 'printer', 'screen', 'scanner', 'payment', 'credential', 'other']),
  add constraint terminal_status__printer_reasons check (printer_reasons <@ array[
    'media_empty', 'media_low', 'media_jam', 'toner_empty', 'toner_low', 'door_open', 'output_full', 'paused', 'unreachable', 'other']);
alter table print_job add constraint print_job__reasons check (reasons <@ array[
  'media_empty', 'media_low', 'media_jam', 'toner_empty', 'toner_low', 'door_open', 'output_full', 'paused', 'unreachable', 'other']);
