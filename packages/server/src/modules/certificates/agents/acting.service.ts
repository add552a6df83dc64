import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { AgencyRight, agencyTemplates, applyAsAgent, payAsAgent } from '@campus/contract/entrust/agencies.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { offersTo, standpointOf } from '../../documents/templates/offer.service.ts'
import { pay } from '../../orders/payment/pay.service.ts'
import { stepFor } from '../../payment/payments/payment.service.ts'
import { presentSessionUser } from '../../people/person/person.service.ts'
import { apply } from '../applications/apply.service.ts'
import { type AgencyRow, findAgency, findAgencyOfOrder, insertAgencyOrder, keepPayment, lockAgency } from './agency.repository.ts'
import { notifyDone } from './agency-messages.ts'
import { notePaidFor } from './agent-paid.service.ts'

/** An agreement under which the caller may do all this now; it cannot end before the transaction does. */
const requireRights = async (ctx: CallerCtx, id: string, ...rights: readonly AgencyRight[]): Promise<AgencyRow> => {
  if (ctx.sql.isTransaction) await lockAgency(ctx.sql, id)
  const row = await findAgency(ctx.sql, id, ctx.now())
  if (row?.agent_id !== ctx.caller.personId) throw refuse('not_found')
  if (row.state !== 'active' || !row.is_valid) throw refuse('agency_over')
  if (rights.some((right) => !row.may.includes(right))) throw refuse('agency_not_allowed')
  return row
}

/** What the agent does is done as the person who agreed: with their record, their limits and their free copies. */
const actingFor = async (ctx: CallerCtx, { principal_id: personId, school_id: schoolId }: AgencyRow): Promise<CallerCtx> => {
  const { user } = await presentSessionUser(ctx, personId)
  return { ...ctx, caller: { personId, schoolId, sessionId: ctx.caller.sessionId, roles: user.roles, isAgent: false } }
}

const note = (ctx: CallerCtx, { id, principal_id }: AgencyRow, action: 'applied' | 'payment_begun', orderId: string) =>
  record(ctx, { action: `agency.${action}`, subjectKind: 'agency', subjectId: id, details: { principalId: principal_id, orderId } })

export const listTemplates = async (ctx: CallerCtx, { id }: InputOf<typeof agencyTemplates>): Promise<OutputOf<typeof agencyTemplates>> => {
  const acting = await actingFor(ctx, await requireRights(ctx, id, 'apply'))
  const offers = await offersTo(acting, await standpointOf(acting))
  // What needs a signature or a choice of courses is for the person alone.
  return offers
    .filter(({ rules }) => !rules.wantsSignature && !rules.choosesCourses)
    .map(({ templateId, titles, rules }) => ({
      ...titles,
      id: templateId,
      ways: rules.ways,
      price: rules.charge === 'none' ? 0 : rules.price,
      heading: rules.heading === 'required',
    }))
}

/** Where a file goes that the agent asked for: to the person, unless they agreed that the agent collects. */
const addressFor = (given: InputOf<typeof applyAsAgent>, { principal_email }: AgencyRow) =>
  given.way === 'email' ? given.email || (principal_email ?? '') : ''

const choicesFor = (ctx: CallerCtx, given: InputOf<typeof applyAsAgent>, row: AgencyRow): ApplicationChoices => {
  const { templateId, way, copies, heading, collects } = given
  const delegateNumber = way === 'paper' && collects ? row.agent_number : ''
  const { data } = ApplicationChoices.safeParse({ templateId, way, copies, heading, delegateNumber, email: addressFor(given, row) })
  if (data) return data
  throw refuse('bad_input', { fields: { [way === 'email' ? 'email' : 'copies']: say(fieldTexts.required, ctx.language) } })
}

export const applyFor = (ctx: CallerCtx, given: InputOf<typeof applyAsAgent>): Promise<OutputOf<typeof applyAsAgent>> =>
  inTransaction(ctx, async (ctx) => {
    const takesIt = given.collects || (given.way === 'email' && given.email !== '')
    const row = await requireRights(ctx, given.agencyId, 'apply', ...(takesIt ? (['collect'] as const) : []))
    const applied = await apply(await actingFor(ctx, row), choicesFor(ctx, given, row))
    const { orderId } = applied
    await insertAgencyOrder(ctx.sql, { order_id: orderId, agency_id: row.id, school_id: row.school_id, created_at: ctx.now() })
    await note(ctx, row, 'applied', orderId)
    await notifyDone(ctx, row, 'applied')
    return applied
  })

/** Begun in one transaction that holds the agreement: who ends it meanwhile waits, or the agent finds it ended. */
const beginPayment = (ctx: CallerCtx, { orderId, way }: InputOf<typeof payAsAgent>) =>
  inTransaction(ctx, async (ctx) => {
    const under = await findAgencyOfOrder(ctx.sql, orderId)
    if (!under) throw refuse('not_found')
    const row = await requireRights(ctx, under.agency_id, 'pay')
    const { caller, ...acting } = await actingFor(ctx, row)
    const paying = await pay({ ...acting, caller }, { orderId, way, usesBeans: false })
    if (!paying.payment) await notePaidFor(ctx, row, orderId)
    // Going on with the same payment begins nothing new.
    else if (await keepPayment(ctx.sql, orderId, paying.payment.id)) await note(ctx, row, 'payment_begun', orderId)
    return { ...paying, agencyId: row.id, caller }
  })

/** Only what was ordered under the agreement, and never with the beans of the other. */
export const payFor = async (ctx: CallerCtx, given: InputOf<typeof payAsAgent>): Promise<OutputOf<typeof payAsAgent>> => {
  const { isPaid, payment, agencyId, caller } = await beginPayment(ctx, given)
  if (!payment) return { isPaid, payment, step: null }
  return { isPaid, ...(await stepFor({ ...ctx, caller }, payment.id, { screen: 'agency', id: agencyId })) }
}
