import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { ReportRow } from './report.repository.ts'

const notifyOwner = (ctx: Ctx, { id, school_id: schoolId, owner_id }: ReportRow, title: Phrase, body: Phrase) =>
  sendMessage(ctx, { schoolId, to: [owner_id], category: 'progress', subject: { kind: 'statistic_report', id }, title, body })

export const notifyStopped = (ctx: Ctx, report: ReportRow, why: Phrase) =>
  notifyOwner(
    ctx,
    report,
    ['统计报表已停止发送', 'A report is no longer emailed', '統計報表已停止寄送'],
    [`“${report.name}”：${why[0]}`, `“${report.name}”: ${why[1]}`, `「${report.name}」：${why[2]}`],
  )

export const notifyFailed = (ctx: Ctx, report: ReportRow, { from, until }: { readonly from: string; readonly until: string }) =>
  notifyOwner(
    ctx,
    report,
    ['统计报表没有发送成功', 'A report could not be emailed', '統計報表沒有寄送成功'],
    [
      `“${report.name}”（${from} 至 ${until}）有收件人没有收到。请检查其邮箱，然后在报表中重新发送。`,
      `“${report.name}” (${from} to ${until}) did not reach a recipient. Check their address, then send it again from the reports.`,
      `「${report.name}」（${from} 至 ${until}）有收件人沒有收到。請檢查其電子信箱，然後在報表中重新寄送。`,
    ],
  )
