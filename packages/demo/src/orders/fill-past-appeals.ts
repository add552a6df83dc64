import { createReadStream } from 'node:fs'
import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { CallerCtx, Ctx } from '@campus/server/context/context.ts'
import { review } from '@campus/server/modules/appeals/console/pay-grievance-review.service.ts'
import { gatherFor } from '@campus/server/modules/appeals/pay-grievance/gather.service.ts'
import { file, withdraw } from '@campus/server/modules/appeals/pay-grievance/pay-grievance.service.ts'
import { apply } from '@campus/server/modules/certificates/applications/apply.service.ts'
import { insertOwnFile } from '@campus/server/modules/files/own-file.service.ts'
import { pay } from '@campus/server/modules/orders/payment/pay.service.ts'
import { putBlob } from '@campus/server/ports/blobs/put-blob.ts'
import { actingAs } from '../acting.ts'
import { ago } from '../ago.ts'
import { idOf } from '../seed.ts'
import { type PastAppeal, pastAppeals, screenshotOf } from './past-appeals.ts'
import { topUp } from './recent-trade.ts'

const administrator = 'T0003'
const largestBytes = 100_000

const atHours = (ctx: Ctx, hours: number): Ctx => {
  const moment = ago(ctx.now(), hours)
  return { ...ctx, now: () => moment }
}

const bringScreenshot = async (own: CallerCtx, appeal: PastAppeal) => {
  const { key: blobKey, size } = await putBlob(own, createReadStream(screenshotOf(appeal)), largestBytes)
  return (await insertOwnFile(own, { blobKey, size, contentType: 'image/jpeg', name: 'payment.jpg', use: 'form' })).id
}

/** What the appeal is about was really paid. */
const buyPaper = async (ctx: Ctx, { student, copies }: PastAppeal, templateId: string) => {
  await topUp(ctx, student)
  const own = actingAs(ctx, student)
  const { orderId } = await apply(own, ApplicationChoices.parse({ templateId, way: 'paper', copies }))
  await pay(own, { orderId, way: 'beans', usesBeans: true })
}

const fillAppeal = async (ctx: Ctx, appeal: PastAppeal) => {
  const { student, days, template, end, kind, entrance, payWay, amount, copies, reason } = appeal
  const [paid, filed, ended] = [24 * days + 5, 24 * days, 24 * days - 20].map((hours) => atHours(ctx, hours)) as [Ctx, Ctx, Ctx]
  const templateId = template && idOf('template', template)
  if (templateId && end.how === 'settled') await buyPaper(paid, appeal, templateId)
  const own = actingAs(filed, student)
  const screenshot = await bringScreenshot(own, appeal)
  const about = { kind, entrance, payWay, amount, copies, reason, screenshot, paidAt: paid.now().toISOString() }
  const { id } = await file(own, { ...about, ...(templateId && { templateId }) })
  await gatherFor(filed, id)
  if (end.how === 'withdrawn') await withdraw(actingAs(ended, student), { id })
  if (end.how === 'refused')
    await review(actingAs(ended, administrator, ['admin']), { id, verdict: 'refused', remedy: 'refund', notes: end.notes })
}

/** Payments that students appealed against, and what came of that. */
export const fillPastAppeals = async (ctx: Ctx): Promise<void> => {
  for (const appeal of pastAppeals) await fillAppeal(ctx, appeal)
}
