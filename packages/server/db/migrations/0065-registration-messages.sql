-- Those who decide about a registration have a message about it; who left a phone alone is told by SMS.
alter table message_text drop constraint message_text__subject_kind;
alter table message_text add constraint message_text__subject_kind check (subject_kind in (
  'leave_request', 'leave_decision', 'feedback', 'feedback_case', 'correction', 'data_request', 'evaluation', 'document', 'application',
  'application_decision', 'order', 'pay_grievance', 'pay_grievance_review', 'free_copies', 'free_copies_review', 'withdrawal',
  'print_task', 'entrustment', 'terminal_fault', 'terminal_fault_case', 'library_file', 'library_review', 'unsure_print',
  'account_change', 'photo', 'paper', 'photo_search', 'registration_review'));

-- Where SMS about the case go, for who left no address.
alter table registration_case add column phone_encrypted bytea;

alter table registration_event drop constraint registration_event_kind_check;
alter table registration_event add constraint registration_event_kind_check check (kind in (
  'started', 'code_proved', 'face_agreed', 'face_passed', 'face_failed', 'turned_manual', 'authority_passed', 'authority_failed', 'handed_in',
  'material_asked', 'material_added', 'id_card_corrected', 'photo_approved', 'linked', 'passed', 'failed', 'owner_notified',
  'objected', 'mail_sent', 'sms_sent', 'registered', 'registration_failed', 'files_deleted'));

-- An ID number is corrected once, and not after the decision.
create or replace function registration_case__keep_id_card() returns trigger language plpgsql as $$
begin
  if old.id_card_corrected_at is not null or new.id_card_corrected_at is null or old.state not in ('pending', 'unmatched', 'supplement') then
    raise exception 'the ID number of a case is corrected once' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
