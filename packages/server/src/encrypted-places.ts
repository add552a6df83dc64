import { answerPlace } from './http/idempotency.ts'
import { secretPurpose } from './modules/account/second-factor/setup.service.ts'
import { outsidePurpose } from './modules/account/session/session.service.ts'
import { importLinePlace } from './modules/administration/imports/lines/line-encryption.ts'
import { channelsPurpose } from './modules/administration/resets/account-reset.service.ts'
import { ballotPlace, readContent, serialHash } from './modules/appraisal/ballots/sealed-ballot.ts'
import { sectionKeyPlace } from './modules/appraisal/tokens/section-key.ts'
import { rollKeyPlace } from './modules/attendance/rolls/roll-key.ts'
import { mailboxPurpose } from './modules/certificates/mail/mailbox/open-mailbox.service.ts'
import { credentialPlace, factsPlace } from './modules/documents/issued/kept-facts.ts'
import { signingKeyPlace } from './modules/documents/keys/opened-keys.ts'
import { needPlace } from './modules/exams/exams/exam-view.ts'
import { sourceSecretPlace } from './modules/exchange/sources/source-secret.ts'
import { vectorPlace } from './modules/faces/vectors/vector.service.ts'
import { paperPlace } from './modules/identity/papers/paper-fields.ts'
import { cardPlace } from './modules/lostfound/posts/card-owner.service.ts'
import { correctionPlace } from './modules/people/corrections/correction-view.ts'
import { emergencyIdCardPlace } from './modules/people/emergency/emergency-id-card.ts'
import { idCardPlace } from './modules/people/person/id-card.service.ts'
import { digestTyped, pickUpPlace } from './modules/printing/codes/code-secret.ts'
import { caseEmailPlace, caseIdCardPlace, casePhonePlace, givenPlace, targetPlace } from './modules/registration/cases/given-fields.ts'
import { strokesPlace } from './modules/signature/own/encrypted-strokes.ts'
import { phonePlace } from './modules/terminals/faults/report-view.ts'
import { transitKeyPlace } from './modules/transit/transit.service.ts'
import { sharePlace } from './modules/verification/share.service.ts'
import { confirmationPurpose } from './modules/wallet/withdrawals/confirm.service.ts'
import { openIdPurpose } from './modules/wallet/withdrawals/withdrawal.service.ts'
import type { SecretBox } from './platform/crypto/secret-box.ts'
import { aboutKey } from './ports/blobs/encrypted-blob.ts'

type Row = Readonly<Record<string, unknown>>

/** A column that is encrypted under the secret of the installation, and how to rewrite it under another one. */
export interface EncryptedPlace {
  readonly table: string
  readonly column: string
  /** The primary key. */
  readonly key: readonly string[]
  /** Further columns that `about` needs. */
  readonly needs?: readonly string[]
  /** To what place a value is bound. */
  readonly about: (row: Row) => string
  /** A keyed hash of the same content, which changes with the secret. */
  readonly hash?: { readonly column: string; readonly of: (plain: string, secretBox: SecretBox) => Buffer }
  /** A trigger that refuses every change of the column, or notes it as one of what stands there; this one is neither. */
  readonly guard?: string
  /** Where the value is part of another one: how it is read, how $1 is written, and which rows have it. */
  readonly inside?: { readonly read: string; readonly write: string; readonly where: string }
}

const at = (place: string) => () => place
const word = (row: Row, column: string) => String(row[column])
const fileKeyOf = (row: Row) => aboutKey(word(row, 'blob_key'))

/** A letter that waits among the jobs. */
const letter = (job: 'mail.send' | 'sms.send', about: string): EncryptedPlace => ({
  table: 'pgboss.job',
  column: 'data',
  key: ['name', 'id'],
  about: at(about),
  inside: {
    read: "decode(data->>'sealed', 'base64')",
    write: "data = jsonb_set(data, '{sealed}', to_jsonb(translate(encode($1, 'base64'), chr(10), '')))",
    where: `name = '${job}' and data ? 'sealed'`,
  },
})

const figuresOf = (plain: string) => plain.split(' ')[1] ?? ''

/** Every place that is encrypted under `CAMPUS_SECRET`. A test holds this list against the columns of the database. */
export const encryptedPlaces: readonly EncryptedPlace[] = [
  {
    table: 'person',
    column: 'id_card_encrypted',
    key: ['id'],
    about: at(idCardPlace),
    hash: { column: 'id_card_hash', of: (plain, secretBox) => secretBox.fingerprint(plain, idCardPlace) },
    // The number stays the same, so its history does not grow.
    guard: 'person__record_history',
  },
  {
    table: 'emergency_contact',
    column: 'id_card_encrypted',
    key: ['id'],
    about: at(emergencyIdCardPlace),
    guard: 'emergency_contact__id_card',
  },
  { table: 'profile_correction', column: 'value_encrypted', key: ['id'], about: at(correctionPlace) },
  { table: 'person_import', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'person_import_line', column: 'given_encrypted', key: ['import_id', 'line'], about: at(importLinePlace) },
  { table: 'session', column: 'outside_encrypted', key: ['id'], about: at(outsidePurpose) },
  {
    table: 'face_vector',
    column: 'vector_encrypted',
    key: ['person_id'],
    about: (row) => vectorPlace(word(row, 'person_id')),
  },
  { table: 'totp', column: 'secret_encrypted', key: ['person_id'], about: at(secretPurpose) },
  { table: 'account_reset', column: 'channels_encrypted', key: ['id'], about: at(channelsPurpose) },
  {
    table: 'past_roll_key',
    column: 'key_encrypted',
    key: ['tag'],
    needs: ['lesson_id'],
    about: (row) => rollKeyPlace(word(row, 'lesson_id')),
  },
  { table: 'roll_call', column: 'key_encrypted', key: ['lesson_id'], about: (row) => rollKeyPlace(word(row, 'lesson_id')) },
  { table: 'transit_key', column: 'private_encrypted', key: ['id'], about: at(transitKeyPlace) },
  {
    table: 'signing_key',
    column: 'private_encrypted',
    key: ['id'],
    needs: ['school_id', 'serial'],
    about: (row) => signingKeyPlace(word(row, 'school_id'), word(row, 'serial')),
  },
  { table: 'issued_document', column: 'facts_encrypted', key: ['id'], about: at(factsPlace), guard: 'issued_document__kept' },
  { table: 'issued_document', column: 'credential_encrypted', key: ['id'], about: at(credentialPlace), guard: 'issued_document__kept' },
  { table: 'issued_document', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf, guard: 'issued_document__kept' },
  { table: 'file', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'data_request', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'log_export', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'photo_import', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'schedule_import', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'data_import', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'data_source', column: 'secret_encrypted', key: ['id'], about: at(sourceSecretPlace) },
  { table: 'identity_paper', column: 'fields_encrypted', key: ['id'], about: at(paperPlace) },
  { table: 'print_blob', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  { table: 'document_share', column: 'token_encrypted', key: ['id'], about: at(sharePlace) },
  { table: 'withdrawal', column: 'open_id_encrypted', key: ['id'], about: at(openIdPurpose) },
  { table: 'withdrawal', column: 'confirmation_encrypted', key: ['id'], about: at(confirmationPurpose) },
  { table: 'mail_account', column: 'secret_encrypted', key: ['id'], about: at(mailboxPurpose) },
  { table: 'lost_item', column: 'card_encrypted', key: ['id'], about: at(cardPlace) },
  { table: 'exam_need', column: 'text_encrypted', key: ['exam_id', 'person_id'], about: at(needPlace) },
  { table: 'signature', column: 'strokes_encrypted', key: ['id'], about: at(strokesPlace) },
  { table: 'appraisal_section', column: 'private_encrypted', key: ['id'], about: (row) => sectionKeyPlace(word(row, 'id')) },
  {
    table: 'ballot_waiting',
    column: 'content_encrypted',
    key: ['id'],
    about: at(ballotPlace),
    hash: { column: 'serial_hash', of: (plain, secretBox) => serialHash(secretBox, readContent(plain)) },
  },
  { table: 'terminal_fault_report', column: 'phone_encrypted', key: ['id'], about: at(phonePlace) },
  {
    table: 'registration_case',
    column: 'given_encrypted',
    key: ['id'],
    about: at(givenPlace),
    hash: { column: 'given_hash', of: (plain, secretBox) => secretBox.fingerprint(plain, givenPlace) },
  },
  {
    table: 'registration_case',
    column: 'id_card_encrypted',
    key: ['id'],
    about: at(caseIdCardPlace),
    hash: { column: 'id_card_hash', of: (plain, secretBox) => secretBox.fingerprint(plain, idCardPlace) },
    guard: 'registration_case__id_card',
  },
  { table: 'registration_case', column: 'email_encrypted', key: ['id'], about: at(caseEmailPlace) },
  { table: 'registration_case', column: 'phone_encrypted', key: ['id'], about: at(casePhonePlace) },
  { table: 'registration_case', column: 'target_encrypted', key: ['id'], about: at(targetPlace) },
  { table: 'registration_file', column: 'key_encrypted', key: ['id'], needs: ['blob_key'], about: fileKeyOf },
  {
    table: 'pick_up_code',
    column: 'encrypted',
    key: ['id'],
    needs: ['item_id', 'given_to'],
    about: (row) => pickUpPlace({ item_id: word(row, 'item_id'), given_to: word(row, 'given_to') }),
    hash: { column: 'typed_digest', of: (plain, secretBox) => digestTyped(secretBox, figuresOf(plain)) },
  },
  {
    table: 'idempotency_key',
    column: 'answer_encrypted',
    key: ['caller', 'key'],
    about: (row) => answerPlace({ caller: word(row, 'caller'), key: word(row, 'key') }),
  },
  letter('mail.send', 'mail'),
  letter('sms.send', 'sms'),
]
