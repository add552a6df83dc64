import type { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import { afterWorkingDays } from '../../../platform/working-days.ts'
import { publishedVersion, type TemplateVersion } from '../../documents/templates/version.service.ts'
import { takeUses } from '../../documents/uses/use.service.ts'
import { requireDelegate } from '../../entrust/delegate.service.ts'
import type { Goods, LineWish } from '../../orders/goods.ts'
import { readSettings } from '../../school/school-settings.ts'
import { findApplication, findOrderState, insertApplication } from '../applications/application.repository.ts'
import { tellDeciders } from '../applications/application-messages.ts'
import { noteEvent } from '../applications/event.service.ts'
import { choicesIn } from './choices.rules.ts'
import { requireHaveable, requireMakeable } from './haveable.service.ts'
import { priceOf } from './price.rules.ts'

/** Under which cause the use of a line is counted. */
export const causeOf = (lineId: string) => `line:${lineId}`

export const reserve: Goods['reserve'] = async (ctx, wanted) => {
  const { personId, schoolId } = ctx.caller
  const asked: { version: TemplateVersion; way: DocumentWay; copies: number; cause: string }[] = []
  for (const { wish, lineId } of wanted) {
    const choices = choicesIn(wish)
    const version = await publishedVersion(ctx, wish.goodsId, schoolId)
    await requireHaveable(ctx, version, choices)
    asked.push({ version, way: choices.way, copies: wish.quantity, cause: causeOf(lineId) })
  }
  const charges = await takeUses(ctx, personId, asked)
  return asked.flatMap(({ version, way }, at) => (charges[at] ? [priceOf(version.rules, way, charges[at])] : []))
}

/** By when those who decide should have; null where nobody does. */
const decideByFor = async (ctx: CallerCtx, { rules, schoolId }: TemplateVersion) => {
  if (!rules.needsApproval) return null
  const settings = await readSettings(ctx.sql, schoolId)
  return afterWorkingDays(ctx.now(), settings.approvalDays, settings)
}

const enterOne = async (ctx: CallerCtx, { wish, lineId }: LineWish, orderId: string) => {
  const { personId, schoolId } = ctx.caller
  const choices = choicesIn(wish)
  const version = await publishedVersion(ctx, wish.goodsId, schoolId)
  const isMadeAtOnce = (await findOrderState(ctx.sql, orderId))?.state === 'packaging'
  // What is made at once is refused by the making itself.
  if (!isMadeAtOnce) await requireMakeable(ctx, version, choices)
  const { recordId, academicYears, scoreIds, signatureFileId, delegateNumber } = choices
  const delegate = delegateNumber === '' ? undefined : await requireDelegate(ctx, delegateNumber)
  const now = ctx.now()
  const { id } = await insertApplication(ctx.sql, {
    school_id: schoolId,
    person_id: personId,
    order_id: orderId,
    line_id: lineId,
    template_id: version.templateId,
    version_id: version.id,
    way: choices.way,
    copies: choices.copies,
    choices: JSON.stringify({ recordId, academicYears, scoreIds, signatureFileId }),
    heading: version.rules.heading === 'none' ? '' : choices.heading,
    title_zh: choices.titleZh,
    title_en: choices.titleEn,
    email: choices.email,
    cc_emails: choices.ccEmails,
    delegate_id: delegate?.id ?? null,
    delegated_at: delegate ? now : null,
    state: version.rules.needsApproval ? 'pending_approval' : 'pending_payment',
    decide_by: await decideByFor(ctx, version),
    created_at: now,
  })
  await noteEvent(ctx, { applicationId: id, schoolId, kind: 'applied', actorId: personId })
  if (delegate) await noteEvent(ctx, { applicationId: id, schoolId, kind: 'delegated', actorId: personId, note: delegate.maskedName })
  if (version.rules.needsApproval) await tellNew(ctx, id)
  return id
}

export const enter: Goods['enter'] = async (ctx, wanted, orderId) => {
  const ids: string[] = []
  for (const one of wanted) ids.push(await enterOne(ctx, one, orderId))
  return ids
}

const tellNew = async (ctx: CallerCtx, id: string) => {
  const row = await findApplication(ctx.sql, id)
  if (row) await tellDeciders(ctx, row, 'new')
}
