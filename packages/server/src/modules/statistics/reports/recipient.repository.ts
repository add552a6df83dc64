import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface AtSchool {
  readonly schoolId: string
  readonly addresses: readonly string[]
  /** Where an address belongs to several, such as a teacher who also studies. */
  readonly preferred: string
}

/** One active person of the school for each address. */
export const listByAddress = async (sql: Sql, { schoolId, addresses, preferred }: AtSchool) => {
  const { rows } = await fragment<{ id: string; email: string }>`
    select distinct on (lower(email)) id, lower(email) as email from person
     where school_id = ${schoolId} and state = 'active' and lower(email) = any(${addresses}::text[])
     order by lower(email), id = ${preferred} desc, id`.execute(sql)
  return rows
}

export const replaceRecipients = async (
  sql: Sql,
  { schoolId, reportId, personIds }: { schoolId: string; reportId: string; personIds: readonly string[] },
) => {
  await sql.deleteFrom('statistic_report_recipient').where('report_id', '=', reportId).execute()
  if (personIds.length === 0) return
  const values = personIds.map((personId) => ({ school_id: schoolId, report_id: reportId, person_id: personId }))
  await sql.insertInto('statistic_report_recipient').values(values).execute()
}

/** Those who can be written to. */
export const listRecipients = (sql: Sql, reportIds: readonly string[]) =>
  sql
    .selectFrom('statistic_report_recipient as recipient')
    .innerJoin('person', 'person.id', 'recipient.person_id')
    .where(fragment<boolean>`recipient.report_id = any(${reportIds}::uuid[])`)
    .where('person.state', '=', 'active')
    .where('person.email', 'is not', null)
    .select(['recipient.report_id', 'person.id', 'person.name', 'person.name_pinyin', 'person.email'])
    .orderBy('person.name')
    .orderBy('person.id')
    .execute()

export const deleteRecipient = (sql: Sql, personId: string) =>
  sql.deleteFrom('statistic_report_recipient').where('person_id', '=', personId).execute()
