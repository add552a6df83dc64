import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../../platform/db/sql.ts'

/** Nothing comes back when the same mail waits already. */
export const insertDelivery = (sql: Sql, row: NewRow<'mail_delivery'>) =>
  sql
    .insertInto('mail_delivery')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findQueued = (
  sql: Sql,
  same: { personId: string; recipient: string; cc: readonly string[]; documentIds: readonly string[] },
) =>
  sql
    .selectFrom('mail_delivery')
    .where('person_id', '=', same.personId)
    .where('state', '=', 'queued')
    .where('recipient', '=', same.recipient)
    .where(fragment<boolean>`cc = ${same.cc}::text[]`)
    .where(fragment<boolean>`document_ids = ${same.documentIds}::uuid[]`)
    .select('id')
    .executeTakeFirst()

const columns = [
  'id',
  'school_id',
  'person_id',
  'application_id',
  'order_id',
  'document_ids',
  'recipient',
  'cc',
  'refused_cc',
  'subject',
  'state',
  'via',
  'reason',
  'server_said',
  'message_id',
  'attempts',
  'unsure',
  'held_until',
  'are_copies_sent',
  'queued_at',
  'sent_at',
] as const

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export const findDelivery = (sql: Sql, id: string) =>
  sql.selectFrom('mail_delivery').where('id', '=', id).select(columns).executeTakeFirst()

export const findByMessageId = (sql: Sql, messageId: string) =>
  sql.selectFrom('mail_delivery').where('message_id', '=', messageId).select(columns).executeTakeFirst()

/** Takes a mail for one attempt, unless somebody has it; of one who had it and never came back nobody knows how far it went. */
export const holdDelivery = (sql: Sql, id: string, { now, until }: { now: Date; until: Date }) =>
  sql
    .updateTable('mail_delivery')
    .set((old) => ({
      attempts: old('attempts', '+', 1),
      unsure: old('unsure', '+', fragment<number>`(held_until is not null)::int`),
      held_until: until,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', now)]))
    .returning(columns)
    .executeTakeFirst()

/** Lets go of a mail that is to be tried again; only who held it last does. */
export const postponeDelivery = (
  sql: Sql,
  { id, attempts }: { id: string; attempts: number },
  changes: {
    via: Column<'mail_delivery', 'via'>
    reason: string
    server_said: string
    unsure: number
    are_copies_sent: boolean
    refused_cc: string[]
  },
) =>
  sql
    .updateTable('mail_delivery')
    .set({ ...changes, held_until: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst()

/** Ends a mail that is in one of these states. */
export const endDelivery = (
  sql: Sql,
  id: string,
  from: readonly Column<'mail_delivery', 'state'>[],
  changes: {
    state: Column<'mail_delivery', 'state'>
    via?: Column<'mail_delivery', 'via'>
    reason?: string
    server_said?: string
    sent_at?: Date
    refused_cc?: string[]
  },
) =>
  sql
    .updateTable('mail_delivery')
    .set({ ...changes, held_until: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(columns)
    .executeTakeFirst()

export const addRefusedCopy = (sql: Sql, id: string, address: string) =>
  sql
    .updateTable('mail_delivery')
    .set({ refused_cc: fragment<string[]>`array_append(refused_cc, ${address})` })
    .where('id', '=', id)
    .where(fragment<boolean>`not ${address} = any(refused_cc)`)
    .execute()

/** Lets the mails that wait with one document bring another. */
export const bringInstead = (sql: Sql, documentId: string, replacementId: string) =>
  sql
    .updateTable('mail_delivery')
    .set({ document_ids: fragment<string[]>`array_replace(document_ids, ${documentId}::uuid, ${replacementId}::uuid)` })
    .where('state', '=', 'queued')
    .where(fragment<boolean>`document_ids @> array[${documentId}]::uuid[]`)
    .execute()

/** The states of all mails that bring a document. */
export const listStates = (sql: Sql, documentId: string) =>
  sql.selectFrom('mail_delivery').where(fragment<boolean>`document_ids @> array[${documentId}]::uuid[]`).select('state').execute()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('mail_delivery')
    .where('person_id', '=', personId)
    .select(['subject', 'recipient', 'cc', 'refused_cc', 'state', 'via', 'queued_at', 'sent_at'])
    .orderBy('id')
    .execute()
