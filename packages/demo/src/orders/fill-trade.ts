import type { GivenTo } from '@campus/contract/call.ts'
import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { fileApply } from '@campus/contract/certificates/applications.ts'
import { type BaseContext, type Ctx, inTransaction, systemContext } from '@campus/server/context/context.ts'
import { review as reviewFreeCopies } from '@campus/server/modules/appeals/console/free-copies-review.service.ts'
import { ask as askFreeCopies } from '@campus/server/modules/appeals/free-copies/free-copies.service.ts'
import { apply } from '@campus/server/modules/certificates/applications/apply.service.ts'
import { decide } from '@campus/server/modules/certificates/decisions/decide.service.ts'
import { add } from '@campus/server/modules/orders/cart/cart.service.ts'
import { pay } from '@campus/server/modules/orders/payment/pay.service.ts'
import { keep as keepSignature } from '@campus/server/modules/signature/own/signature.service.ts'
import { transfer } from '@campus/server/modules/wallet/ledger/ledger.service.ts'
import { actingAs } from '../acting.ts'
import { hasApplication } from '../demo.repository.ts'
import { inventEverybody } from '../people/everybody.ts'
import { personId } from '../people/person-rows.ts'
import { newestYear } from '../school/school-year.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { studentSignature } from '../signature/student-signature.ts'
import { fillRecentTrade, topUp } from './recent-trade.ts'
import { tradeTexts } from './trade-texts.ts'

const student = '100001'
const manager = 'T0002'
const template = (code: string) => idOf('template', code)

type Wanted = Partial<GivenTo<typeof fileApply>>

const applyFor = (ctx: Ctx, number: string, code: string, wanted: Wanted = {}) =>
  apply(actingAs(ctx, number), ApplicationChoices.parse({ templateId: template(code), way: 'download', ...wanted }))

/** Beans that the school gave, and some that were bought at the cashier. */
const fillWallet = async (ctx: Ctx) => {
  await transfer(ctx, {
    kind: 'grant',
    cause: 'demo:welcome',
    schoolId: demoUniversity.id,
    personId: personId(student),
    note: tradeTexts.welcome,
    moves: [{ from: { house: 'granted' }, to: { own: 'free' }, amount: 1000 }],
  })
  await topUp(ctx, student)
}

/** Students of the same major who have marks already: the manager of the demo finds their applications waiting. */
const applicants = (today: Date, count = 3) => {
  const people = inventEverybody(today)
  const [major] = people.find(({ number }) => number === student)?.unit?.split('-') ?? []
  const isOlder = (unit = '') => unit.startsWith(`${major}-`) && Number(unit.split('-')[1]) < newestYear(today)
  return people.filter(({ kind, unit }) => kind === 'student' && isOlder(unit)).slice(0, count)
}

const fillApplications = async (ctx: Ctx) => {
  const paper = await applyFor(ctx, student, 'transcript-zh', { way: 'paper', copies: 3 })
  await pay(actingAs(ctx, student), { orderId: paper.orderId, way: 'beans', usesBeans: true })
  await applyFor(ctx, student, 'enrolment')
  const refused = await applyFor(ctx, student, 'ranking-proof')
  const asManager = actingAs(ctx, manager, ['manager', 'teacher'])
  await decide(asManager, { ids: [refused.applicationId], verdict: 'rejected', notes: tradeTexts.rejected })
  await applyFor(ctx, student, 'visa-status')
  const { fileId } = await keepSignature(actingAs(ctx, student), { made: { method: 'drawn', strokes: studentSignature } })
  await applyFor(ctx, student, 'internship-pledge', { heading: tradeTexts.internshipAt, signatureFileId: fileId })
  for (const { number } of applicants(ctx.now())) await applyFor(ctx, number, 'ranking-proof')
}

const fillCart = async (ctx: Ctx) => {
  const own = actingAs(ctx, student)
  const put = (code: string, wanted: Wanted = {}) =>
    add(own, ApplicationChoices.parse({ templateId: template(code), way: 'download', ...wanted }))
  await put('transcript-en', { way: 'paper', copies: 3 })
  await put('enrolment')
  await put('visa-status')
  await askFreeCopies(own, { templateId: template('transcript-bilingual'), copies: 2, reason: tradeTexts.freeCopies })
}

/** A student whose request for free copies has ended: not all that was wanted was granted. */
const fillFreeCopies = async (ctx: Ctx) => {
  const [asker] = applicants(ctx.now(), 1)
  if (!asker) return
  const wanted = { templateId: template('transcript-bilingual'), copies: 4, reason: tradeTexts.moreCopies }
  const { id } = await askFreeCopies(actingAs(ctx, asker.number), wanted)
  const decision = { id, verdict: 'passed', copies: 2, notes: tradeTexts.fewerCopies } as const
  await reviewFreeCopies(actingAs(ctx, manager, ['manager', 'teacher']), decision)
}

/** What the people of the demo have applied for, bought and put aside: once, whole or not at all. */
export const fillTrade = (base: BaseContext): Promise<void> =>
  inTransaction(systemContext(base), async (ctx) => {
    if (await hasApplication(ctx.sql, personId(student))) return
    await fillRecentTrade(ctx, applicants(ctx.now(), 6).slice(3))
    await fillWallet(ctx)
    await fillApplications(ctx)
    await fillCart(ctx)
    await fillFreeCopies(ctx)
  })
