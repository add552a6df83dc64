import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { Ctx } from '@campus/server/context/context.ts'
import { apply } from '@campus/server/modules/certificates/applications/apply.service.ts'
import { decide } from '@campus/server/modules/certificates/decisions/decide.service.ts'
import { issue } from '@campus/server/modules/documents/issuing/issue.service.ts'
import { publishedVersion } from '@campus/server/modules/documents/versions/version.service.ts'
import { applyProviderUpdate } from '@campus/server/modules/payment/provider-sync/provider-update.service.ts'
import { begin } from '@campus/server/modules/payment/recharge/recharge.service.ts'
import { noteOutcome } from '@campus/server/modules/verification/note-outcome.service.ts'
import { actingAs } from '../acting.ts'
import { ago } from '../ago.ts'
import { insertRows } from '../demo.repository.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { tradeTexts } from './trade-texts.ts'

type Someone = { readonly number: string; readonly email: string }

const manager = 'T0002'

/** Beans bought at the cashier. */
export const topUp = async (ctx: Ctx, number: string) => {
  const payment = await begin(actingAs(ctx, number), { beans: 20, provider: 'cashier' })
  const status = { state: 'paid', amount: payment.amount, ref: `demo-${payment.number}`, paidAt: ctx.now() } as const
  await applyProviderUpdate(ctx, { provider: 'cashier', number: payment.number, status, source: 'notice' })
}

const daysAgo = (ctx: Ctx, days: number): Ctx => {
  const moment = ago(ctx.now(), 24 * days)
  return { ...ctx, now: () => moment }
}

/** Asked for, and rejected a day later: no document is made of it. */
const reject = async (ctx: Ctx, { number }: Someone, days: number) => {
  const choices = ApplicationChoices.parse({ templateId: idOf('template', 'ranking-proof'), way: 'download' })
  const { applicationId } = await apply(actingAs(daysAgo(ctx, days), number), choices)
  const asManager = actingAs(daysAgo(ctx, days - 1), manager, ['manager', 'teacher'])
  await decide(asManager, { ids: [applicationId], verdict: 'rejected', notes: tradeTexts.rejected })
}

/** A code was scanned that the school had signed, of a document that it does not have. */
const scanUnknown = (ctx: Ctx) =>
  noteOutcome(ctx, {
    way: 'scan',
    judgement: {
      verdict: 'unknown',
      integrity: 'unchanged',
      signedBy: 'school',
      checks: [
        { name: 'genuine', isPassed: true },
        { name: 'recorded', isPassed: false },
      ],
    },
    document: undefined,
    schoolId: demoUniversity.id,
  })

/** What they sent: made by the job that follows, as all others are. */
const certificateOf = async (ctx: Ctx, { number }: Someone, days: number): Promise<string> => {
  const then = daysAgo(ctx, days)
  const version = await publishedVersion(then, idOf('template', 'enrolment'), demoUniversity.id)
  const choices = { heading: '', academicYears: [], scoreIds: [] }
  return (await issue(then, { version, holderId: personId(number), choices, madeBy: personId(number) })).id
}

const mailRow = (ctx: Ctx, { number, email }: Someone, documentId: string, days: number, trouble?: 'failed' | 'bounced') => {
  const at = daysAgo(ctx, days).now()
  return {
    school_id: demoUniversity.id,
    person_id: personId(number),
    document_ids: [documentId],
    recipient: email,
    subject: tradeTexts.mailSubject,
    via: 'school' as const,
    message_id: `<${number}-${days}@demo.campus.example>`,
    attempts: 1,
    queued_at: at,
    created_at: at,
    ...(trouble
      ? { state: trouble, reason: trouble === 'bounced' ? 'mail_bounced' : 'mail_refused' }
      : { state: 'sent' as const, sent_at: at }),
  }
}

/** What people asked for, checked and mailed in the last weeks, so that the numbers of those days lead to something. */
export const fillRecentTrade = async (ctx: Ctx, people: readonly Someone[]): Promise<void> => {
  for (const [place, person] of people.entries()) await reject(ctx, person, 8 + 9 * place)
  for (const days of [29, 22, 15, 11, 6, 2]) await scanUnknown(daysAgo(ctx, days))
  for (const [place, person] of people.entries()) {
    const documentId = await certificateOf(ctx, person, 24 + place)
    await insertRows(ctx.sql, 'mail_delivery', [
      mailRow(ctx, person, documentId, 4 + place),
      mailRow(ctx, person, documentId, 13 + place, place === 0 ? 'failed' : undefined),
      mailRow(ctx, person, documentId, 23 + place, place === 1 ? 'bounced' : undefined),
    ])
  }
}
