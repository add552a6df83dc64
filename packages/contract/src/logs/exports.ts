import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { logTitles } from './log-titles.ts'

/** The lists that can be exported. Each has one area that reads its rows. */
export const exportTitles = {
  print_jobs: ['打印记录', 'Prints', '列印記錄'],
  terminals: ['终端', 'Terminals', '終端'],
  terminal_faults: ['终端故障', 'Terminal faults', '終端故障'],
  terminal_events: ['终端事件', 'Terminal events', '終端事件'],
  payments: ['付款', 'Payments', '付款'],
  reconciliations: ['对账', 'Reconciliation', '對帳'],
  orders: ['订单', 'Orders', '訂單'],
  issued_documents: ['已签发的证明', 'Issued certificates', '已簽發的證明'],
  verifications: ['核验记录', 'Verifications', '核驗記錄'],
  withdrawals: ['提现', 'Withdrawals', '提領'],
  bean_grants: ['赠送豆', 'Free beans granted', '贈送豆'],
  certificate_mails: ['证明邮件', 'Certificate emails', '證明郵件'],
  ...logTitles,
  trail: ['关联记录', 'Related entries', '關聯記錄'],
  exams: ['考试', 'Exams', '考試'],
  students: ['学籍', 'Student records', '學籍'],
  people: ['人员', 'People', '人員'],
  attendance: ['考勤', 'Attendance', '考勤'],
  sections: ['教学班', 'Sections', '教學班'],
  templates: ['证明模板', 'Certificate templates', '證明範本'],
  announcements: ['通知公告', 'Announcements', '通知公告'],
  attendance_warnings: ['学业预警', 'Academic warnings', '學業預警'],
  grade_sheets: ['成绩单', 'Grade sheets', '成績單'],
  payment_appeals: ['付款申诉', 'Payment appeals', '付款申訴'],
  free_copies: ['免费份数申请', 'Requests for free copies', '免費份數申請'],
  feedback: ['意见反馈', 'Feedback', '意見回饋'],
  lost_items: ['失物招领', 'Lost and found', '失物招領'],
  articles: ['帮助文章', 'Help articles', '說明文章'],
  corrections: ['更正审核', 'Corrections', '更正審核'],
  deletions: ['删除申请', 'Data deletion', '刪除申請'],
  record_changes: ['档案修改', 'Record changes', '檔案修改'],
  photos: ['证件照', 'ID photos', '證件照'],
  identity_papers: ['证件核对', 'ID documents', '證件核對'],
  matched_cases: ['注册审核', 'Registrations', '註冊審核'],
  unmatched_cases: ['未匹配注册', 'Unmatched registrations', '未匹配註冊'],
  registration_log: ['注册日志', 'Registration log', '註冊日誌'],
  lesson_changes: ['调课审批', 'Lesson changes', '調課審批'],
  grade_appeals: ['成绩复核', 'Grade appeals', '成績複核'],
  library_files: ['资料库', 'Shared library', '資料庫'],
  people_imports: ['人员导入', 'People imports', '人員匯入'],
  photo_imports: ['照片导入', 'Photo imports', '照片匯入'],
  schedule_imports: ['排课导入', 'Timetable imports', '排課匯入'],
  data_imports: ['学校数据导入', 'School data imports', '學校資料匯入'],
  missing_scores: ['缺少的成绩', 'Missing scores', '缺少的成績'],
  sessions: ['在线登录', 'Logins', '線上登入'],
  failed_jobs: ['后台任务', 'Background tasks', '背景任務'],
  evaluations: ['评价结果', 'Ratings', '評價結果'],
  approvals: ['审批申请', 'Approval applications', '審批申請'],
  animal_plans: ['动物采购计划', 'Animal plans', '動物採購計畫'],
  gone_students: ['不在文件中的学生', 'Students no longer in the files', '不在檔案中的學生'],
  open_tasks: ['待办统计', 'Open tasks by person', '待辦統計'],
  counted_rows: ['统计明细', 'Underlying entries', '統計明細'],
  retention: ['数据保存期限', 'Data retention', '資料保存期限'],
  deliveries: ['外部调用', 'Calls to other systems', '外部呼叫'],
} as const satisfies Record<string, Phrase>

export type ExportSourceName = keyof typeof exportTitles
const sourceNames = Object.keys(exportTitles) as [ExportSourceName, ...ExportSourceName[]]
const SourceName = z.enum(sourceNames)

const exportFormats = ['csv', 'xlsx', 'zip'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What a list can become: photos are files, everything else is a table. */
export const formatsOf = (source: ExportSourceName): readonly [ExportFormat, ...ExportFormat[]] =>
  source === 'photos' ? ['zip'] : ['xlsx', 'csv']

/** More rows than this wait for a second administrator. */
export const maxRowsAlone = 50_000
/** As many as a sheet of XLSX holds below its headings; rows are counted no further either. */
export const maxSheetRows = 1_048_575
/** A ZIP without extensions holds no more files. */
export const maxZipFiles = 65_535
export const exportFileHours = 24
export const exportApprovalDays = 7

const staff = ['admin', 'manager', 'auditor'] as const

const exportStates = ['waiting', 'running', 'ready', 'failed', 'cancelled', 'rejected', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

export const exportStateNames: Record<ExportState, Phrase> = {
  waiting: ['待批准', 'Waiting for approval', '待核准'],
  running: ['生成中', 'In progress', '產生中'],
  ready: ['可下载', 'Ready', '可下載'],
  failed: ['未完成', 'Failed', '未完成'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
  rejected: ['未批准', 'Rejected', '未核准'],
  expired: ['已过期', 'Expired', '已過期'],
}

const Export = z.object({
  id: Id,
  source: SourceName,
  state: z.enum(exportStates),
  format: z.enum(exportFormats),
  reason: z.string(),
  /** The filter in words, and the headings of the columns. */
  filter: z.array(z.object({ title: z.string(), text: z.string() })),
  columns: z.array(z.string()),
  /** As counted when it was asked for, at most one more than a sheet holds. */
  total: z.number().int(),
  /** Rows written so far. */
  processed: z.number().int(),
  hasUnmasked: z.boolean(),
  needsApproval: z.boolean(),
  askedBy: z.object({ id: Id, name: z.string(), number: z.string() }),
  decidedBy: z.string().nullable(),
  note: z.string(),
  problem: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** Until then it may be approved, or its file be downloaded. */
  expiresAt: Instant.nullable(),
  isMine: z.boolean(),
  mayDecide: z.boolean(),
})
export type Export = z.infer<typeof Export>

export const exportColumns = call({
  method: 'GET',
  path: '/console/logs/exports/sources/{source}',
  who: staff,
  summary: 'The columns that I may export of a list.',
  params: z.object({ source: SourceName }),
  output: z.array(z.object({ key: z.string(), title: z.string(), isUnmasked: z.boolean() })),
})

export const exportsOf = call({
  method: 'GET',
  path: '/console/logs/exports',
  who: staff,
  summary: 'My exports, or those of others that wait for a second administrator; newest first.',
  query: PageQuery.extend({ which: z.enum(['own', 'waiting']).default('own') }),
  output: pageOf(Export),
})

export const exportById = call({
  method: 'GET',
  path: '/console/logs/exports/{id}',
  who: staff,
  summary: 'One export of my own, or one that I may decide about.',
  params: z.object({ id: Id }),
  output: Export,
})

export const askExport = call({
  method: 'POST',
  path: '/console/logs/exports',
  who: staff,
  summary:
    'Export the rows of a filter as CSV or XLSX, photos as a ZIP. More than 50,000 rows, unmasked fields and photos wait for a second administrator. People in it can see that they were exported.',
  body: z.object({
    source: SourceName,
    /** As in the query of the list. */
    filter: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
    columns: z.array(z.string().max(40)).min(1).max(100),
    format: z.enum(exportFormats).default('xlsx'),
    reason: z.string().trim().min(2).max(200),
  }),
  output: Export,
  refusals: ['export_too_large', 'export_no_approver', 'no_photos', 'trail_of_nothing', 'span_reversed', 'span_too_long'],
  idempotency: 'accepted',
})

export const cancelExport = call({
  method: 'POST',
  path: '/console/logs/exports/{id}/cancel',
  who: staff,
  summary: 'Cancel an export of my own that waits or runs, or delete its file.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['request_over'],
  idempotency: 'accepted',
})

export const decideExport = call({
  method: 'POST',
  path: '/console/logs/exports/{id}/decide',
  who: ['admin'],
  summary: "Approve someone else's export, which then begins, or reject it; a rejection says why.",
  params: z.object({ id: Id }),
  body: z
    .object({ decision: z.enum(['approve', 'reject']), note: z.string().trim().max(200).default('') })
    .refine(({ decision, note }) => decision === 'approve' || note !== '', { path: ['note'], message: 'required' }),
  output: Done,
  refusals: ['second_person_needed', 'request_over'],
  idempotency: 'required',
})

export const downloadExport = call({
  method: 'GET',
  path: '/console/logs/exports/{id}/file',
  who: staff,
  summary: 'The file of an export of my own, for 24 hours and while I may still read its list.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes' },
  refusals: ['export_right_ended'],
  changesState: true,
})
