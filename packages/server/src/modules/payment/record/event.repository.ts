import type { Sql } from '../../../platform/db/sql.ts'

export const insertEvent = (
  sql: Sql,
  event: { schoolId: string; paymentId: string; kind: string; details: Readonly<Record<string, string | number>>; now: Date },
) =>
  sql
    .insertInto('payment_event')
    .values({
      school_id: event.schoolId,
      payment_id: event.paymentId,
      kind: event.kind,
      details: JSON.stringify(event.details),
      at: event.now,
    })
    .execute()

export const listEvents = (sql: Sql, paymentIds: readonly string[]) =>
  sql
    .selectFrom('payment_event')
    .where('payment_id', 'in', paymentIds)
    .select(['payment_id', 'kind', 'details', 'at'])
    .orderBy('id')
    .execute()

export const findLastEvent = (sql: Sql, paymentId: string) =>
  sql.selectFrom('payment_event').where('payment_id', '=', paymentId).select(['kind', 'details']).orderBy('id', 'desc').executeTakeFirst()
