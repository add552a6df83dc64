import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

const columns = [
  'identity_paper.id',
  'identity_paper.school_id',
  'identity_paper.person_id',
  'identity_paper.kind',
  'identity_paper.state',
  'identity_paper.front_file_id',
  'identity_paper.back_file_id',
  'identity_paper.fields_encrypted',
  'identity_paper.front_faults',
  'identity_paper.back_faults',
  'identity_paper.portrait',
  fragment<string | null>`identity_paper.valid_until::text`.as('valid_until'),
  'identity_paper.reason',
  'identity_paper.decided_at',
  'identity_paper.deletes_at',
  'identity_paper.created_at',
] as const

export type PaperRow = NonNullable<Awaited<ReturnType<typeof findOpenPaper>>>

export const findOpenPaper = (sql: Sql, personId: string) =>
  sql
    .selectFrom('identity_paper')
    .where('person_id', '=', personId)
    .where('state', 'in', ['draft', 'reviewing'])
    .select(columns)
    .executeTakeFirst()

/** What is under way, else what was decided last. */
export const findLatestPaper = (sql: Sql, personId: string) =>
  sql.selectFrom('identity_paper').where('person_id', '=', personId).select(columns).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const listPapersOf = (sql: Sql, personId: string) =>
  sql.selectFrom('identity_paper').where('person_id', '=', personId).select(columns).orderBy('id').execute()

/** Held until the transaction ends: the paper of one person changes one step at a time. */
export const lockPapersOf = (sql: Sql, personId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`papers:${personId}`}, 0))`.execute(sql)

export const insertPaper = (
  sql: Sql,
  paper: { schoolId: string; personId: string; kind: Column<'identity_paper', 'kind'>; deletesAt: Date; now: Date },
) =>
  sql
    .insertInto('identity_paper')
    .values({
      school_id: paper.schoolId,
      person_id: paper.personId,
      kind: paper.kind,
      deletes_at: paper.deletesAt,
      created_at: paper.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateSide = (
  sql: Sql,
  id: string,
  side: 'front' | 'back',
  found: { fileId: string; faults: Column<'identity_paper', 'front_faults'>; fields: Buffer },
) =>
  sql
    .updateTable('identity_paper')
    .set({ [`${side}_file_id`]: found.fileId, [`${side}_faults`]: found.faults, fields_encrypted: found.fields })
    .where('id', '=', id)
    .execute()

export const updateFields = (
  sql: Sql,
  id: string,
  found: { fields: Buffer; portrait: Column<'identity_paper', 'portrait'>; validUntil: string | null },
) =>
  sql
    .updateTable('identity_paper')
    .set({ fields_encrypted: found.fields, portrait: found.portrait, valid_until: found.validUntil })
    .where('id', '=', id)
    .execute()

export const markReviewing = (sql: Sql, id: string, deletesAt: Date) =>
  sql
    .updateTable('identity_paper')
    .set({ state: 'reviewing', deletes_at: deletesAt })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst()

/** Ends a paper and forgets what it showed; undefined where it has ended already. */
export const endPaper = (
  sql: Sql,
  id: string,
  end: { state: 'checked' | 'refused' | 'expired'; reason?: string; by?: string; now: Date },
) =>
  sql
    .updateTable('identity_paper')
    .set({
      state: end.state,
      reason: end.reason ?? '',
      decided_by: end.by ?? null,
      decided_at: end.now,
      front_file_id: null,
      back_file_id: null,
      fields_encrypted: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['draft', 'reviewing'])
    .returning('id')
    .executeTakeFirst()

export const deletePapersOf = (sql: Sql, personId: string) =>
  sql.deleteFrom('identity_paper').where('person_id', '=', personId).returning(['front_file_id', 'back_file_id']).execute()

export const deletePaper = (sql: Sql, id: string) => sql.deleteFrom('identity_paper').where('id', '=', id).execute()

export const listDuePapers = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('identity_paper')
    .where('state', 'in', ['draft', 'reviewing'])
    .where('deletes_at', '<=', now)
    .select(['id', 'person_id'])
    .limit(limit)
    .execute()

interface ReviewFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly state: Column<'identity_paper', 'state'>
  readonly exceptPersonId?: string
  readonly words?: readonly string[]
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const toReview = (sql: Sql, { schoolId, scope, state, exceptPersonId, words = [], from, before }: ReviewFilter) => {
  let among = sql
    .selectFrom('identity_paper')
    .innerJoin('person', 'person.id', 'identity_paper.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('identity_paper.school_id', '=', schoolId)
    .where('identity_paper.state', '=', state)
  if (scope !== 'school') among = among.where(fragment<boolean>`person.org_unit_id = any(${scope}::uuid[])`)
  if (exceptPersonId !== undefined) among = among.where('identity_paper.person_id', '<>', exceptPersonId)
  if (from) among = among.where('identity_paper.created_at', '>=', from)
  if (before) among = among.where('identity_paper.created_at', '<', before)
  for (const word of words) among = among.where(fragment`strpos(person.search_text, ${word})`, '>', 0)
  return among
}

export const listToReview = (sql: Sql, filter: ReviewFilter, page: Page) =>
  onPage(
    toReview(sql, filter)
      .select([
        ...columns,
        'person.name as person_name',
        'person.name_pinyin as person_pinyin',
        'person.number as person_number',
        'org_unit.name as unit_name',
        'org_unit.name_en as unit_name_en',
        'org_unit.name_tw as unit_name_tw',
      ])
      .orderBy('identity_paper.id', filter.state === 'reviewing' ? 'asc' : 'desc'),
    page,
  ).execute()

export const findWaiting = (sql: Sql, filter: ReviewFilter) =>
  waitingRows(toReview(sql, filter), 'identity_paper.created_at', 'identity_paper.deletes_at')

export const countToReview = (sql: Sql, filter: ReviewFilter) => countRows(toReview(sql, filter))

export const findPaperWithUnit = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('identity_paper')
    .innerJoin('person', 'person.id', 'identity_paper.person_id')
    .where('identity_paper.id', '=', id)
    .where('identity_paper.school_id', '=', schoolId)
    .select([...columns, 'person.org_unit_id as unit_id'])
    .executeTakeFirst()
