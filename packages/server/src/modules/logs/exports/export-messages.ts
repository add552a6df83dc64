import type { Phrase } from '@campus/contract/language.ts'
import { exportFileHours } from '@campus/contract/logs/exports.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { ExportRow } from './export.repository.ts'
import { titleOf } from './export-view.ts'

type About = Pick<ExportRow, 'id' | 'school_id' | 'asked_by' | 'source'>

const send = (ctx: Ctx, { id, school_id: schoolId }: About, to: readonly string[], message: Message) =>
  sendMessage(ctx, { schoolId, to, subject: { kind: 'log_export', id }, ...message })

interface Message {
  readonly category: 'todo' | 'progress'
  readonly title: Phrase
  readonly body: Phrase
}

export const notifyApprovers = (ctx: Ctx, row: ExportRow, approvers: readonly string[]) => {
  const [zh, en, tw] = titleOf(row.source)
  const { asker_name: name, reason } = row
  return send(ctx, row, approvers, {
    category: 'todo',
    title: ['有一份导出等待批准', 'An export is waiting for your approval', '有一份匯出等待核准'],
    body: [
      `${name}申请导出“${zh}”，原因：${reason}`,
      `${personNameIn({ name, namePinyin: row.asker_pinyin }, 'en_US')} wants to export “${en}”. Reason: ${reason}`,
      `${name}申請匯出「${tw}」，原因：${reason}`,
    ],
  })
}

const notifyAsker = (ctx: Ctx, row: About, title: Phrase, body: (name: Phrase) => Phrase) =>
  send(ctx, row, [row.asked_by], { category: 'progress', title, body: body(titleOf(row.source)) })

export const notifyReady = (ctx: Ctx, row: About) =>
  notifyAsker(ctx, row, ['导出文件已生成', 'Your export is ready', '匯出檔案已產生'], ([zh, en, tw]) => [
    `“${zh}”的导出已生成，请在 ${exportFileHours} 小时内下载。`,
    `The export of “${en}” is ready. Download it within ${exportFileHours} hours.`,
    `「${tw}」的匯出已產生，請在 ${exportFileHours} 小時內下載。`,
  ])

export const notifyRejected = (ctx: Ctx, row: About, note: string) =>
  notifyAsker(ctx, row, ['导出申请未获批准', 'Your export was rejected', '匯出申請未獲核准'], ([zh, en, tw]) => [
    `“${zh}”的导出未获批准：${note}`,
    `The export of “${en}” was rejected: ${note}`,
    `「${tw}」的匯出未獲核准：${note}`,
  ])

export const notifyFailed = (ctx: Ctx, row: About, why: Phrase) =>
  notifyAsker(ctx, row, ['导出没有完成', 'Your export could not be made', '匯出沒有完成'], ([zh, en, tw]) => [
    `“${zh}”的导出没有完成：${why[0]}`,
    `The export of “${en}” could not be made. ${why[1]}`,
    `「${tw}」的匯出沒有完成：${why[2]}`,
  ])

export const notifyLapsed = (ctx: Ctx, row: About) =>
  notifyAsker(ctx, row, ['导出申请已过期', 'Your export request has expired', '匯出申請已過期'], ([zh, en, tw]) => [
    `没有管理员在期限内批准“${zh}”的导出。如仍需要，请重新申请。`,
    `No administrator approved the export of “${en}” in time. Request it again if you still need it.`,
    `沒有管理員在期限內核准「${tw}」的匯出。如仍需要，請重新申請。`,
  ])
