import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Period } from './period.rules.ts'

interface NewMails extends Period {
  readonly schoolId: string
  readonly reportId: string
  readonly personIds: readonly string[]
  readonly now: Date
}

/** Those who have the period already, or wait for it, are left out: the key of the table knows them. One that failed is tried again where somebody asks. */
export const insertMails = async (sql: Sql, { schoolId, reportId, personIds, from, until, now }: NewMails, triesAgain: boolean) => {
  if (personIds.length === 0) return []
  const values = personIds.map((personId) => ({
    school_id: schoolId,
    report_id: reportId,
    person_id: personId,
    first_day: from,
    last_day: until,
    created_at: now,
  }))
  return sql
    .insertInto('statistic_report_mail')
    .values(values)
    .onConflict((conflict) => {
      const known = conflict.columns(['report_id', 'first_day', 'last_day', 'person_id'])
      return triesAgain ? known.doUpdateSet({ state: 'waiting' }).where('statistic_report_mail.state', '=', 'failed') : known.doNothing()
    })
    .returning('id')
    .execute()
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

export const findWaiting = (sql: Sql, id: string) =>
  sql
    .selectFrom('statistic_report_mail')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .select(['id', 'report_id', 'person_id', fragment<string>`first_day::text`.as('from'), fragment<string>`last_day::text`.as('until')])
    .executeTakeFirst()

/** Whether this worker alone may hand it to the mail server. */
export const claimMail = async (sql: Sql, id: string, now: Date): Promise<boolean> =>
  (await sql
    .updateTable('statistic_report_mail')
    .set({ state: 'sending', sending_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()) !== undefined

export const updateMail = (sql: Sql, id: string, state: 'waiting' | 'sent' | 'failed', now: Date) =>
  sql
    .updateTable('statistic_report_mail')
    .set({ state, sending_at: null, sent_at: state === 'sent' ? now : null })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .execute()

/** Handed to the mail server by a process that was killed before it heard the answer. It is not sent twice. */
export const failLost = (sql: Sql, before: Date) =>
  sql
    .updateTable('statistic_report_mail')
    .set({ state: 'failed', sending_at: null })
    .where('state', '=', 'sending')
    .where('sending_at', '<', before)
    .execute()

const shownPeriods = 6

/** The newest periods of some reports. */
export const listPeriods = async (sql: Sql, reportIds: readonly string[]) => {
  const { rows } = await fragment<{ report_id: string; from: string; until: string; sent: number; waiting: number; failed: number }>`
    select report_id, first_day::text as from, last_day::text as until, sent, waiting, failed from (
      select report_id, first_day, last_day, count(*) filter (where state = 'sent') as sent,
             count(*) filter (where state in ('waiting', 'sending')) as waiting, count(*) filter (where state = 'failed') as failed,
             row_number() over (partition by report_id order by last_day desc, first_day desc) as place
        from statistic_report_mail where report_id = any(${reportIds}::uuid[])
       group by report_id, first_day, last_day) as counted
     where place <= ${shownPeriods} order by last_day desc`.execute(sql)
  return rows
}

/** For the copy of somebody's data. */
export const listMailsTo = (sql: Sql, personId: string) =>
  sql
    .selectFrom('statistic_report_mail as mail')
    .innerJoin('statistic_report as report', 'report.id', 'mail.report_id')
    .where('mail.person_id', '=', personId)
    .select(['report.name', 'mail.first_day', 'mail.last_day', 'mail.state', 'mail.sent_at'])
    .orderBy('mail.id')
    .execute()
