import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** With both names; an agreement counts while its time runs and the school still calls the agent one. */
const agencies = (sql: Sql, now: Date) =>
  sql
    .selectFrom('agency')
    .innerJoin('person as agent', 'agent.id', 'agency.agent_id')
    .innerJoin('person as principal', 'principal.id', 'agency.principal_id')
    .selectAll('agency')
    .select(['agent.name as agent_name', 'agent.name_pinyin as agent_pinyin', 'agent.number as agent_number'])
    .select([
      'principal.name as principal_name',
      'principal.name_pinyin as principal_pinyin',
      'principal.number as principal_number',
      'principal.email as principal_email',
    ])
    .select(
      fragment<boolean>`(agency.expires_at > ${now} and agent.is_agent and agent.state = 'active' and principal.state = 'active')`.as(
        'is_valid',
      ),
    )

export type AgencyRow = NonNullable<Awaited<ReturnType<typeof findAgency>>>

export const findAgency = (sql: Sql, id: string, now: Date) => agencies(sql, now).where('agency.id', '=', id).executeTakeFirst()

/** Held until the end of the transaction: nobody acts under an agreement that ends at the same moment. */
export const lockAgency = (sql: Sql, id: string) =>
  sql.selectFrom('agency').where('id', '=', id).select('id').forUpdate().executeTakeFirst()

const maxListed = 200

export const listAgencies = (sql: Sql, personId: string, now: Date) =>
  agencies(sql, now)
    .where((row) => row.or([row('agency.agent_id', '=', personId), row('agency.principal_id', '=', personId)]))
    .orderBy('agency.id', 'desc')
    .limit(maxListed)
    .execute()

/** An agreement whose time is over makes place for a new one. */
export const closeExpired = (sql: Sql, agentId: string, principalId: string, now: Date) =>
  sql
    .updateTable('agency')
    .set({ state: 'ended', ended_at: now })
    .where('agent_id', '=', agentId)
    .where('principal_id', '=', principalId)
    .where('state', 'in', ['asked', 'active'])
    .where('expires_at', '<=', now)
    .execute()

/** Nothing comes back where one is open already. */
export const insertAgency = (sql: Sql, row: NewRow<'agency'>) =>
  sql
    .insertInto('agency')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const answerOnce = (
  sql: Sql,
  id: string,
  answer: { readonly state: 'active' | 'declined'; readonly may: ('apply' | 'pay' | 'collect')[]; readonly now: Date },
) =>
  sql
    .updateTable('agency')
    .set({ state: answer.state, may: answer.may, answered_at: answer.now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst()

export const endOnce = (sql: Sql, id: string, by: string, now: Date) =>
  sql
    .updateTable('agency')
    .set({ state: 'ended', ended_at: now, ended_by: by })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'active'])
    .returning('id')
    .executeTakeFirst()

export const listOpenOf = (sql: Sql, personId: string, now: Date) =>
  agencies(sql, now)
    .where((row) => row.or([row('agency.agent_id', '=', personId), row('agency.principal_id', '=', personId)]))
    .where('agency.state', 'in', ['asked', 'active'])
    .orderBy('agency.id')
    .execute()

export const isAgentNow = async (sql: Sql, personId: string): Promise<boolean> =>
  (await sql.selectFrom('person').where('id', '=', personId).where('is_agent', '=', true).select('id').executeTakeFirst()) !== undefined

/** Both sides of an agreement that begins: neither loses flag or account before it is written. */
export const holdSides = (sql: Sql, ids: readonly string[]) =>
  sql.selectFrom('person').where('id', 'in', ids).select(['id', 'is_agent', 'state']).orderBy('id').forShare().execute()

export const insertAgencyOrder = (sql: Sql, row: NewRow<'agency_order'>) => sql.insertInto('agency_order').values(row).execute()

export const findAgencyOfOrder = (sql: Sql, orderId: string) =>
  sql.selectFrom('agency_order').where('order_id', '=', orderId).select('agency_id').executeTakeFirst()

/** False where this is the payment that was begun already. */
export const keepPayment = (sql: Sql, orderId: string, paymentId: string) =>
  sql
    .updateTable('agency_order')
    .set({ payment_id: paymentId })
    .where('order_id', '=', orderId)
    .where('payment_id', 'is distinct from', paymentId)
    .returning('order_id')
    .executeTakeFirst()

export const findAgencyOfPayment = (sql: Sql, paymentId: string) =>
  sql.selectFrom('agency_order').where('payment_id', '=', paymentId).select(['agency_id', 'order_id']).executeTakeFirst()

export const listOrders = (sql: Sql, agencyId: string) =>
  sql
    .selectFrom('agency_order')
    .innerJoin('purchase_order', 'purchase_order.id', 'agency_order.order_id')
    .where('agency_order.agency_id', '=', agencyId)
    .select(['purchase_order.id', 'purchase_order.number', 'purchase_order.state', 'purchase_order.total', 'purchase_order.created_at'])
    .select(
      fragment<boolean>`coalesce(purchase_order.paid_at is not null and purchase_order.payment_id = agency_order.payment_id, false)`.as(
        'isPaidByAgent',
      ),
    )
    .select(
      fragment<{ name: string; nameEn: string; nameTw: string; quantity: number }[]>`(
        select json_agg(json_build_object('name', line.name, 'nameEn', line.name_en, 'nameTw', line.name_tw, 'quantity', line.quantity)
          order by line.position) from order_line as line where line.order_id = purchase_order.id)`.as('lines'),
    )
    .orderBy('agency_order.order_id', 'desc')
    .limit(maxListed)
    .execute()

/** For somebody's own copy of their data. */
export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('agency')
    .where((row) => row.or([row('agent_id', '=', personId), row('principal_id', '=', personId)]))
    .select(['may', 'note', 'state', 'expires_at', 'answered_at', 'ended_at', 'created_at'])
    .select(fragment<boolean>`(agent_id = ${personId})`.as('is_agent'))
    .orderBy('id')
    .execute()
