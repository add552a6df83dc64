import { entrances, Finding, grievanceKindNames, type PayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import { ReviewState } from '@campus/contract/appeals/review.ts'
import { say } from '@campus/contract/language.ts'
import { PayWay } from '@campus/contract/payment/pay-ways.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { fileAddress } from '../../files/file.service.ts'
import { stateForAuthor } from '../appeal-filters.ts'
import { findingSays } from './evidence.rules.ts'
import type { KeptEvidence } from './kept-evidence.ts'
import type { GrievanceRow } from './pay-grievance.repository.ts'

const nothingYet: KeptEvidence = { orderId: null, orders: [], payments: [], ledger: [], deliveries: [] }

const evidenceOf = ({ evidence }: Pick<GrievanceRow, 'evidence'>): KeptEvidence =>
  evidence === null ? nothingYet : (evidence as unknown as KeptEvidence)

/** The order that an appeal is about: the one it names, else the one that was found. */
export const orderOf = (row: GrievanceRow) => row.order_id ?? evidenceOf(row).orderId

const presentEvidence = (ctx: CallerCtx, row: GrievanceRow) => {
  const { orders, payments, ledger, deliveries } = evidenceOf(row)
  const finding = Finding.parse(row.finding)
  return {
    finding,
    says: say(findingSays[finding], ctx.language),
    gatheredAt: row.gathered_at?.toISOString() ?? null,
    orders: [...orders],
    payments: [...payments],
    ledger: [...ledger],
    deliveries: [...deliveries],
  }
}

/** The certificate as it is offered now, or that it was a print. */
export const titlesOf = (row: Pick<GrievanceRow, 'kind' | 'template_name' | 'template_name_en' | 'template_name_tw'>) => {
  const [name, nameEn, nameTw] = grievanceKindNames[row.kind]
  return { name: row.template_name ?? name, nameEn: row.template_name_en ?? nameEn, nameTw: row.template_name_tw ?? nameTw }
}

export const reviewOf = ({ language }: CallerCtx, row: GrievanceRow) => ({
  state: ReviewState.parse(row.state),
  auditor: personNameIn({ name: row.auditor_name ?? '', namePinyin: row.auditor_pinyin }, language),
  auditedAt: row.audited_at?.toISOString() ?? null,
  notes: row.notes,
})

/** What one reviewer of two wrote is nobody's answer yet. */
const reviewForAuthor = (ctx: CallerCtx, row: GrievanceRow) => {
  const state = stateForAuthor(row.state)
  return state === 'pending' ? { state, auditor: '', auditedAt: null, notes: '' } : reviewOf(ctx, row)
}

/** As its author sees it. */
export const presentRow = (ctx: CallerCtx, row: GrievanceRow) => ({
  id: row.id,
  kind: row.kind,
  ...titlesOf(row),
  payWay: PayWay.parse(row.pay_way),
  paidAt: row.paid_at.toISOString(),
  copies: row.copies,
  review: reviewForAuthor(ctx, row),
  createdAt: row.created_at.toISOString(),
})

export const presentGrievance = (ctx: CallerCtx, row: GrievanceRow): z.infer<typeof PayGrievance> => ({
  ...presentRow(ctx, row),
  entrance: z.enum(entrances).parse(row.entrance),
  templateId: row.template_id,
  orderId: orderOf(row),
  amount: row.amount,
  screenshot: fileAddress(ctx, row.screenshot_id, ctx.caller.personId),
  reason: row.reason,
  evidence: presentEvidence(ctx, row),
  outcome: z.enum(['none', 'delivered', 'refunded']).parse(row.outcome),
  outcomeAmount: row.outcome_amount,
  reopenedAt: row.reopened_at?.toISOString() ?? null,
  reopenReason: row.reopen_reason,
  mayWithdraw: stateForAuthor(row.state) === 'pending',
})
