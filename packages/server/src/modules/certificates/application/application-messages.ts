import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import type { DeciderNotice, MatterOutcome } from '../../approval/matter.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import type { CameOutAt } from '../../printing/printable.ts'
import { overseersOfUnit } from '../../school/organisation/scope.service.ts'
import { unitOf } from '../../school/organisation/unit-trail.service.ts'
import type { ApplicationRow } from './application.repository.ts'

const askings: Record<DeciderNotice['about'], (who: string, row: ApplicationRow) => Phrase> = {
  task: (who, { name, name_en, name_tw }) => [`${who}申请${name}`, `${who} applied for: ${name_en}`, `${who}申請${name_tw}`],
  urged: (who, { name, name_en, name_tw }) => [
    `${who}提醒您审批${name}`,
    `${who} sent a reminder to decide: ${name_en}`,
    `${who}提醒您審批${name_tw}`,
  ],
  reminded: (who, { name, name_en, name_tw }) => [
    `${who}申请的${name}已超过审批期限`,
    `Overdue application from ${who}: ${name_en}`,
    `${who}申請的${name_tw}已超過審批期限`,
  ],
}

const copiesOf = ({ copies }: ApplicationRow, heading: string): Phrase => [
  `${copies} 份${heading}`,
  `${counted(copies, 'copy', 'copies')}${heading}`,
  `${copies} 份${heading}`,
]

/** Notifies those reviewers who have the screens for it, because they look after the applicant; answers whom. */
export const notifyDeciders = async (ctx: Ctx, row: ApplicationRow, { about, to }: DeciderNotice): Promise<readonly string[]> => {
  const able = new Set(await overseersOfUnit(ctx, { schoolId: row.school_id, unitId: await unitOf(ctx, row.person_id) }))
  const reviewers = to.filter((personId) => able.has(personId))
  if (reviewers.length === 0) return []
  const applicant = await findHolder(ctx, row.person_id)
  await sendMessage(ctx, {
    schoolId: row.school_id,
    to: reviewers,
    category: 'todo',
    title: askings[about](applicant?.name ?? '', row),
    body: copiesOf(row, row.heading ? `\n${row.heading}` : ''),
    subject: { kind: 'application_decision', id: row.id },
  })
  return reviewers
}

const toPay: Phrase = [
  '请在订单中付款，逾期订单会关闭。',
  'Pay for it in your order before the order closes.',
  '請在訂單中付款，逾期訂單會關閉。',
]
const toMake: Phrase = ['文件正在生成。', 'The file is being made.', '檔案正在產生。']

/** What is said where nobody has written anything, because nobody decided. */
const decidedBy: Record<MatterOutcome['how'], Phrase> = {
  person: ['', '', ''],
  rule: ['按流程规则处理。', 'Decided by a process rule.', '按流程規則處理。'],
  time: ['超过审批期限，按流程规则处理。', 'Decided automatically when the time limit passed.', '超過審批期限，按流程規則處理。'],
}

export const notifyDecided = (ctx: Ctx, row: ApplicationRow, verdict: 'approved' | 'rejected', { notes, how }: MatterOutcome) => {
  const isApproved = verdict === 'approved'
  const next = row.amount > 0 ? toPay : toMake
  const bodyIn = (at: 0 | 1 | 2) => [notes || decidedBy[how][at], ...(isApproved ? [next[at]] : [])].filter(Boolean).join('\n')
  return sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: isApproved
      ? [`您申请的${row.name}已通过审批`, `Your application was approved: ${row.name_en}`, `您申請的${row.name_tw}已通過審批`]
      : [`您申请的${row.name}未通过审批`, `Your application was rejected: ${row.name_en}`, `您申請的${row.name_tw}未通過審批`],
    body: [bodyIn(0), bodyIn(1), bodyIn(2)],
    subject: { kind: 'application', id: row.id },
  })
}

/** An administrator of the process ended it without a decision. */
export const notifyCancelled = (ctx: Ctx, row: ApplicationRow, notes: string) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: [`您申请的${row.name}已被撤销`, `Your application was cancelled: ${row.name_en}`, `您申請的${row.name_tw}已被撤銷`],
    body: [notes, notes, notes],
    subject: { kind: 'application', id: row.id },
  })

/** All copies are printed. If a delegate fetched them, the entrustment notifies the owner. */
export const notifyPrinted = (ctx: Ctx, row: ApplicationRow, place: CameOutAt) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: [`您的${row.name}已打印`, `Printed: ${row.name_en}`, `您的${row.name_tw}已列印`],
    body: [
      `${row.copies} 份，地点：${place.name}。`,
      `${row.copies === 1 ? '1 copy' : `${row.copies} copies`} at ${place.nameEn}.`,
      `${row.copies} 份，地點：${place.nameTw}。`,
    ],
    subject: { kind: 'application', id: row.id },
  })
