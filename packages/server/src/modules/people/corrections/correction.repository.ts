import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { renamed } from '../person/renamed.service.ts'

const corrections = (sql: Sql) =>
  sql
    .selectFrom('profile_correction')
    .innerJoin('person', 'person.id', 'profile_correction.person_id')
    .leftJoin('emergency_contact', 'emergency_contact.id', 'profile_correction.subject_id')

const columns = [
  'profile_correction.id',
  'profile_correction.person_id',
  'profile_correction.field',
  'profile_correction.subject_id',
  'profile_correction.value_encrypted',
  'profile_correction.reason',
  'profile_correction.evidence_file_id',
  'profile_correction.state',
  'profile_correction.notes',
  'profile_correction.created_at',
  'profile_correction.decided_at',
  'person.name as person_name',
  'person.name_pinyin as person_pinyin',
  'person.number as person_number',
  'person.id_card_encrypted as person_id_card',
  'emergency_contact.name as contact_name',
  'emergency_contact.id_card_encrypted as contact_id_card',
] as const

export type CorrectionRow = NonNullable<Awaited<ReturnType<typeof findCorrection>>>

export const findCorrection = (sql: Sql, id: string, schoolId: string) =>
  corrections(sql)
    .where('profile_correction.id', '=', id)
    .where('profile_correction.school_id', '=', schoolId)
    .select(columns)
    .executeTakeFirst()

export const listOwn = (sql: Sql, personId: string) =>
  corrections(sql)
    .where('profile_correction.person_id', '=', personId)
    .select(columns)
    .orderBy('profile_correction.id', 'desc')
    .limit(100)
    .execute()

interface CorrectionFilter {
  readonly schoolId: string
  readonly state: Column<'profile_correction', 'state'>
  readonly words: readonly string[]
  readonly from: Date | undefined
  readonly before: Date | undefined
}

const filtered = (sql: Sql, { schoolId, state, words, from, before }: CorrectionFilter) => {
  let among = corrections(sql).where('profile_correction.school_id', '=', schoolId).where('profile_correction.state', '=', state)
  if (from) among = among.where('profile_correction.created_at', '>=', from)
  if (before) among = among.where('profile_correction.created_at', '<', before)
  for (const word of words) among = among.where(fragment`strpos(person.search_text, ${word})`, '>', 0)
  return among
}

/** What waits: the oldest first; what is over: the newest. */
export const listCorrections = (sql: Sql, filter: CorrectionFilter, page: Page) =>
  onPage(
    filtered(sql, filter)
      .select(columns)
      .orderBy('profile_correction.id', filter.state === 'pending' ? 'asc' : 'desc'),
    page,
  ).execute()

export const countCorrections = (sql: Sql, filter: CorrectionFilter) => countRows(filtered(sql, filter))

export const findPending = (sql: Sql, schoolId: string) =>
  waitingRows(sql.selectFrom('profile_correction').where('school_id', '=', schoolId).where('state', '=', 'pending'), 'created_at')

export const findOwnContact = (sql: Sql, id: string, personId: string) =>
  sql.selectFrom('emergency_contact').where('id', '=', id).where('person_id', '=', personId).select('id').forKeyShare().executeTakeFirst()

export const insertCorrection = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string
    field: Column<'profile_correction', 'field'>
    subjectId: string
    valueEncrypted: Buffer
    reason: string
    evidenceFileId: string | null
    now: Date
  },
) =>
  sql
    .insertInto('profile_correction')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      field: row.field,
      subject_id: row.subjectId,
      value_encrypted: row.valueEncrypted,
      reason: row.reason,
      evidence_file_id: row.evidenceFileId,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateName = (sql: Sql, personId: string, name: string) =>
  sql.updateTable('person').set(renamed(name)).where('id', '=', personId).execute()

export const updateIdCard = (sql: Sql, personId: string, idCard: { id_card_encrypted: Buffer; id_card_hash: Buffer }) =>
  sql.updateTable('person').set(idCard).where('id', '=', personId).execute()
