import type { Part, Remark } from '@campus/contract/grades/parts.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** The sheets of sections that have one, in the order of their ids. */
export const lockSheets = (sql: Sql, sectionIds: readonly string[]) =>
  sql.selectFrom('grade_sheet').where('section_id', 'in', sectionIds).selectAll().orderBy('section_id').forUpdate().execute()

export const ensureSheet = (sql: Sql, { schoolId, sectionId, now }: { schoolId: string; sectionId: string; now: Date }) =>
  sql
    .insertInto('grade_sheet')
    .values({ school_id: schoolId, section_id: sectionId, changed_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export interface Content {
  readonly schoolId: string
  readonly sectionId: string
  readonly now: Date
  readonly parts: readonly Part[]
  readonly lines: readonly { readonly personId: string; readonly remark: Remark; readonly marks: readonly (number | null)[] }[]
}

/** Replaces all parts and marks. */
export const writeContent = async (sql: Sql, { schoolId, sectionId, now, parts, lines }: Content) => {
  await sql.deleteFrom('grade_part').where('section_id', '=', sectionId).execute()
  await sql.deleteFrom('grade_line').where('section_id', '=', sectionId).execute()
  const added = await sql
    .insertInto('grade_part')
    .values(parts.map((part, at) => ({ ...part, school_id: schoolId, section_id: sectionId, position: at + 1, created_at: now })))
    .returning(['id', 'position'])
    .execute()
  if (lines.length === 0) return
  const partIds = added.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
  const given = lines.map(({ personId, remark }) => ({ personId, remark }))
  const marks = lines.flatMap(({ personId, marks }) =>
    marks.flatMap((mark, at) => (mark === null ? [] : [{ personId, partId: partIds[at], mark }])),
  )
  await fragment`insert into grade_line (section_id, school_id, person_id, remark, created_at)
    select ${sectionId}, ${schoolId}, "personId", remark, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one ("personId" uuid, remark text)`.execute(sql)
  await fragment`insert into grade_mark (part_id, section_id, person_id, school_id, mark)
    select "partId", ${sectionId}, "personId", ${schoolId}, mark
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as one ("partId" uuid, "personId" uuid, mark numeric)`.execute(sql)
}

export const countVersion = (sql: Sql, sectionId: string, now: Date) =>
  sql
    .updateTable('grade_sheet')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now }))
    .where('section_id', '=', sectionId)
    .returning('version')
    .executeTakeFirstOrThrow()

export const setSubmitted = (sql: Sql, sectionId: string, personId: string, now: Date) =>
  sql
    .updateTable('grade_sheet')
    .set({ state: 'submitted', submitted_at: now, submitted_by: personId, returned_reason: '' })
    .where('section_id', '=', sectionId)
    .execute()

export const setReturned = (sql: Sql, sectionId: string, reason: string) =>
  sql
    .updateTable('grade_sheet')
    .set({ state: 'open', submitted_at: null, submitted_by: null, passed_at: null, passed_by: null, returned_reason: reason })
    .where('section_id', '=', sectionId)
    .execute()

export const setPassed = (sql: Sql, sectionId: string, personId: string, now: Date) =>
  sql.updateTable('grade_sheet').set({ state: 'passed', passed_at: now, passed_by: personId }).where('section_id', '=', sectionId).execute()

export const setPublished = (sql: Sql, sectionIds: readonly string[], personId: string, now: Date) =>
  sql
    .updateTable('grade_sheet')
    .set({ state: 'published', published_at: now, published_by: personId })
    .where('section_id', 'in', sectionIds)
    .execute()

export const setScores = async (sql: Sql, sectionId: string, scores: ReadonlyMap<string, string>) => {
  const given = [...scores].map(([personId, scoreId]) => ({ personId, scoreId }))
  await fragment`update grade_line set score_id = "scoreId"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one ("personId" uuid, "scoreId" uuid)
    where grade_line.section_id = ${sectionId} and grade_line.person_id = one."personId"`.execute(sql)
}
