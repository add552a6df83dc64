import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'

/** Work in the background that belongs to one school, and what it is called. */
export const jobKindNames = {
  'people.import.read': ['读取导入文件', 'Reading an import file', '讀取匯入檔案'],
  'people.import.run': ['导入人员', 'Importing people', '匯入人員'],
  'people.import.notify': ['通知联系方式变更', 'Sending notices of changed contact details', '通知聯絡方式變更'],
  'people.export': ['打包个人数据', 'Packaging personal data', '打包個人資料'],
  'announcement.publish': ['发布公告', 'Publishing an announcement', '發布公告'],
  'certificates.issue': ['签发证明', 'Issuing a certificate', '簽發證明'],
  'documents.make': ['制作证明', 'Generating a certificate', '製作證明'],
  'mail.deliver': ['发送证明邮件', 'Emailing certificates', '寄送證明郵件'],
  'appeals.gather': ['收集申诉证据', 'Gathering evidence for an appeal', '收集申訴證據'],
  'payment.ask': ['查询付款结果', 'Checking a payment', '查詢付款結果'],
  'payment.refund': ['退款', 'Refunding a payment', '退款'],
  'orders.deliver': ['交付订单', 'Delivering an order', '交付訂單'],
  'orders.reprice': ['重新计算订单价格', 'Repricing an order', '重新計算訂單價格'],
  'orders.close': ['关闭超时订单', 'Closing an expired order', '關閉逾時訂單'],
  'identity.judge': ['检测照片', 'Checking a photo', '檢測照片'],
  'identity.import.read': ['读取照片压缩包', 'Reading a ZIP of photos', '讀取照片壓縮檔'],
  'identity.import.run': ['导入照片', 'Importing photos', '匯入照片'],
  'schedule.import.read': ['检查排课文件', 'Checking a timetable file', '檢查排課檔案'],
  'schedule.import.run': ['导入排课', 'Importing the timetable', '匯入排課'],
  'schedule.calendar.notify': ['通知课表变动', 'Sending notices of timetable changes', '通知課表變動'],
  'exchange.import.read': ['检查学校数据文件', 'Checking a school data file', '檢查學校資料檔案'],
  'exchange.import.run': ['导入学校数据', 'Importing school data', '匯入學校資料'],
  'approval.trigger': ['执行审批流程的触发器', 'Running an approval trigger', '執行審批流程的觸發器'],
  'appraisal.make-keys': ['生成评教密钥', 'Creating appraisal keys', '產生評教金鑰'],
  'attendance.judge': ['核对学业预警', 'Checking attendance warnings', '核對學業預警'],
  'logs.export': ['生成导出文件', 'Creating an export', '產生匯出檔案'],
  'statistics.mail-report': ['发送统计报表', 'Emailing a report', '寄送統計報表'],
  'cloudprint.read': ['读取打印文件', 'Reading a file to print', '讀取列印檔案'],
} as const satisfies Record<string, Phrase>

export type SchoolJobKind = keyof typeof jobKindNames
export const schoolJobKinds = Object.keys(jobKindNames) as [SchoolJobKind, ...SchoolJobKind[]]

/** Given up, waiting for another try, not begun yet, or under way. */
export const failedJobStates = ['failed', 'retry', 'created', 'active'] as const

export const failedJobStateNames: Record<(typeof failedJobStates)[number], Phrase> = {
  failed: ['已停止', 'Stopped', '已停止'],
  retry: ['等待重试', 'Will retry', '等待重試'],
  created: ['等待', 'Waiting', '等待'],
  active: ['进行中', 'Running', '進行中'],
}

const FailedJob = z.object({
  id: Id,
  kind: z.enum(schoolJobKinds),
  state: z.enum(failedJobStates),
  /** What the program printed, for those who look into it. */
  cause: z.string(),
  tries: z.number().int(),
  /** What it was about. */
  subjectId: z.string(),
  /** When it failed, began or was queued. */
  at: Instant,
  /** When it is tried again by itself. */
  nextTryAt: Instant.nullable(),
})

export const FailedJobFilter = z.object({ state: z.enum(failedJobStates).optional(), kind: z.enum(schoolJobKinds).optional() })

export const failedJobs = call({
  method: 'GET',
  path: '/console/jobs/failed',
  who: ['admin', 'auditor'],
  summary: 'Background jobs of my school that wait, run or failed in the last days, newest first, with the cause.',
  query: PageQuery.extend(FailedJobFilter.shape),
  output: pageOf(FailedJob),
})

export const retryJob = call({
  method: 'POST',
  path: '/console/jobs/retry',
  who: ['admin'],
  summary: 'Retry a failed job.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['job_not_failed'],
  idempotency: 'accepted',
})

export const dropJob = call({
  method: 'POST',
  path: '/console/jobs/drop',
  who: ['admin'],
  summary: 'Drop a failed job for good, with a reason: what it was about is not done.',
  proof: 'fresh',
  body: z.object({ id: Id, reason: z.string().trim().min(2, 'required').max(200) }),
  output: Done,
  refusals: ['job_not_failed'],
  idempotency: 'accepted',
})
