-- Columns say in the words of the field what they hold: what is encrypted, the product of a line, the nonce of a heartbeat.
alter table account_reset rename column channels_sealed to channels_encrypted;
alter table cart_item rename column goods_id to product_id;
alter table data_request rename column key_sealed to key_encrypted;
alter table document_share rename column token_sealed to token_encrypted;
alter table emergency_contact rename column id_card_sealed to id_card_encrypted;
alter table entrustment_fetch rename column told_at to notified_at;
alter table file rename column key_sealed to key_encrypted;
alter table idempotency_key rename column answer_sealed to answer_encrypted;
alter table issued_document rename column credential_sealed to credential_encrypted;
alter table issued_document rename column facts_sealed to facts_encrypted;
alter table issued_document rename column key_sealed to key_encrypted;
alter table mail_account rename column secret_sealed to secret_encrypted;
alter table order_line rename column goods_id to product_id;
alter table person rename column id_card_sealed to id_card_encrypted;
alter table person_import_line rename column given_sealed to given_encrypted;
alter table pick_up_code rename column sealed to encrypted;
alter table print_blob rename column key_sealed to key_encrypted;
alter table profile_correction rename column value_sealed to value_encrypted;
alter table session rename column outside_sealed to outside_encrypted;
alter table signing_key rename column private_sealed to private_encrypted;
alter table terminal_credential rename column beat to nonce;
alter table terminal_credential rename column previous_beat to previous_nonce;
alter table terminal_fault rename column is_healed to is_recovered;
alter table terminal_fault_report rename column phone_sealed to phone_encrypted;
alter table totp rename column secret_sealed to secret_encrypted;
alter table transit_key rename column private_sealed to private_encrypted;
alter table withdrawal rename column confirmation_sealed to confirmation_encrypted;
alter table withdrawal rename column open_id_sealed to open_id_encrypted;

create or replace function keep_emergency_id_card() returns trigger language plpgsql as $$
begin
  if old.id_card_encrypted is not null and new.id_card_encrypted is distinct from old.id_card_encrypted
     and (new.corrected_by is null or new.corrected_by is not distinct from old.corrected_by) then
    raise exception 'the ID number of an emergency contact changes only by a reviewed correction';
  end if;
  return new;
end $$;

create or replace function keep_signing_key() returns trigger language plpgsql as $$
declare
  changing text[] = array['state', 'private_encrypted', 'revoked_at', 'revoked_since', 'revoke_reason'];
begin
  if tg_op = 'DELETE' then
    raise exception 'signing keys are evidence and stay';
  end if;
  if to_jsonb(new) - changing is distinct from to_jsonb(old) - changing then
    raise exception 'a signing key cannot be changed';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('active', 'retired'), ('retired', 'revoked')) then
    raise exception 'a signing key does not come back into use';
  end if;
  return new;
end $$;

-- What a provider said of a payment is its status.
update payment_event set details = details - 'standing' || jsonb_build_object('status', details -> 'standing') where details ? 'standing';
