import { BillOutline } from '@campus/ui/icons/bill-outline.ts'
import { CalculatorOutline } from '@campus/ui/icons/calculator-outline.ts'
import { CheckShieldOutline } from '@campus/ui/icons/check-shield-outline.ts'
import { ContentOutline } from '@campus/ui/icons/content-outline.ts'
import { CouponOutline } from '@campus/ui/icons/coupon-outline.ts'
import { DeleteOutline } from '@campus/ui/icons/delete-outline.ts'
import { EditSOutline } from '@campus/ui/icons/edit-s-outline.ts'
import { ExclamationCircleOutline } from '@campus/ui/icons/exclamation-circle-outline.ts'
import { ExclamationShieldOutline } from '@campus/ui/icons/exclamation-shield-outline.ts'
import { FileOutline } from '@campus/ui/icons/file-outline.ts'
import { FillinOutline } from '@campus/ui/icons/fillin-outline.ts'
import { FolderOutline } from '@campus/ui/icons/folder-outline.ts'
import { GiftOutline } from '@campus/ui/icons/gift-outline.ts'
import { HandPayCircleOutline } from '@campus/ui/icons/hand-pay-circle-outline.ts'
import { HistogramOutline } from '@campus/ui/icons/histogram-outline.ts'
import { KeyOutline } from '@campus/ui/icons/key-outline.ts'
import { MailOpenOutline } from '@campus/ui/icons/mail-open-outline.ts'
import { MailOutline } from '@campus/ui/icons/mail-outline.ts'
import { PayCircleOutline } from '@campus/ui/icons/pay-circle-outline.ts'
import { ScanCodeOutline } from '@campus/ui/icons/scan-code-outline.ts'
import { SetOutline } from '@campus/ui/icons/set-outline.ts'
import { ShopbagOutline } from '@campus/ui/icons/shopbag-outline.ts'
import { SoundOutline } from '@campus/ui/icons/sound-outline.ts'
import { TeamOutline } from '@campus/ui/icons/team-outline.ts'
import { TextOutline } from '@campus/ui/icons/text-outline.ts'
import { UploadOutline } from '@campus/ui/icons/upload-outline.ts'
import { UserContactOutline } from '@campus/ui/icons/user-contact-outline.ts'
import { consolePaths } from '../paths/console.ts'
import { consolePrintServices } from './console-print-services.ts'
import type { Service } from './services.ts'

/** What the school's administration does; the guards of the screens keep it from everybody else. */
export const consoleServices: readonly Service[] = [
  {
    name: 'console-people',
    group: 'office',
    path: consolePaths.people,
    title: ['人员管理', 'People', '人員管理'],
    spelling: 'ren yuan guan li',
    icon: UserContactOutline,
  },
  {
    name: 'console-imports',
    group: 'office',
    path: consolePaths.imports,
    title: ['批量导入', 'Imports', '批次匯入'],
    spelling: 'pi liang dao ru',
    icon: UploadOutline,
  },
  {
    name: 'console-corrections',
    group: 'office',
    path: consolePaths.corrections,
    title: ['更正审核', 'Corrections', '更正審核'],
    spelling: 'geng zheng shen he',
    icon: CheckShieldOutline,
  },
  {
    name: 'console-resets',
    group: 'office',
    path: consolePaths.resets,
    title: ['重置申请', 'Reset requests', '重設申請'],
    spelling: 'chong zhi shen qing',
    icon: KeyOutline,
  },
  {
    name: 'console-deletions',
    group: 'office',
    path: consolePaths.deletions,
    title: ['删除申请', 'Deletions', '刪除申請'],
    spelling: 'shan chu shen qing',
    icon: DeleteOutline,
  },
  {
    name: 'console-organisation',
    group: 'office',
    path: consolePaths.organisation,
    title: ['组织机构', 'Organisation', '組織機構'],
    spelling: 'zu zhi ji gou',
    icon: TeamOutline,
  },
  {
    name: 'console-templates',
    group: 'office',
    path: consolePaths.templates,
    title: ['证明模板', 'Certificate templates', '證明範本'],
    spelling: 'zheng ming mu ban',
    icon: TextOutline,
  },
  {
    name: 'console-issued',
    group: 'office',
    path: consolePaths.issued,
    title: ['已发证明', 'Issued certificates', '已發證明'],
    spelling: 'yi fa zheng ming',
    icon: FolderOutline,
  },
  {
    name: 'console-counter',
    group: 'office',
    path: consolePaths.counter,
    title: ['窗口办理', 'Service counter', '窗口辦理'],
    spelling: 'chuang kou ban li',
    icon: FillinOutline,
  },
  {
    name: 'console-keys',
    group: 'office',
    path: consolePaths.signingKeys,
    title: ['签名密钥', 'Signing keys', '簽名金鑰'],
    spelling: 'qian ming mi yao',
    icon: KeyOutline,
  },
  {
    name: 'console-verifications',
    group: 'office',
    path: consolePaths.verifications,
    title: ['核验日志', 'Verification log', '驗證日誌'],
    spelling: 'he yan ri zhi',
    icon: ScanCodeOutline,
  },
  {
    name: 'console-orders',
    group: 'office',
    path: consolePaths.orders,
    title: ['订单管理', 'Orders of the school', '訂單管理'],
    spelling: 'ding dan guan li',
    icon: ShopbagOutline,
  },
  {
    name: 'console-payments',
    group: 'office',
    path: consolePaths.payments,
    title: ['付款记录', 'Payments', '付款記錄'],
    spelling: 'fu kuan ji lu',
    icon: PayCircleOutline,
  },
  {
    name: 'console-reconciliations',
    group: 'office',
    path: consolePaths.reconciliations,
    title: ['对账', 'Reconciliation', '對帳'],
    spelling: 'dui zhang',
    icon: CalculatorOutline,
  },
  {
    name: 'console-withdrawals',
    group: 'office',
    path: consolePaths.withdrawals,
    title: ['提现审核', 'Withdrawals of the school', '提現審核'],
    spelling: 'ti xian shen he',
    icon: HandPayCircleOutline,
  },
  {
    name: 'console-grants',
    group: 'office',
    path: consolePaths.grants,
    title: ['赠送免费豆', 'Give free beans', '贈送免費豆'],
    spelling: 'zeng song mian fei dou',
    icon: CouponOutline,
  },
  {
    name: 'console-ledger',
    group: 'office',
    path: consolePaths.ledger,
    title: ['总账', 'Ledger', '總帳'],
    spelling: 'zong zhang',
    icon: BillOutline,
  },
  {
    name: 'console-pay-grievances',
    group: 'office',
    path: consolePaths.payGrievances,
    title: ['审核付款申诉', 'Review payment appeals', '審核付款申訴'],
    spelling: 'shen he fu kuan shen su',
    icon: ExclamationShieldOutline,
  },
  {
    name: 'console-free-copies',
    group: 'office',
    path: consolePaths.freeCopies,
    title: ['审核免费份数', 'Review free copies', '審核免費份數'],
    spelling: 'shen he mian fei fen shu',
    icon: GiftOutline,
  },
  {
    name: 'console-mails',
    group: 'office',
    path: consolePaths.mails,
    title: ['证明邮件', 'Certificate mail', '證明郵件'],
    spelling: 'zheng ming you jian',
    icon: MailOpenOutline,
  },
  {
    name: 'console-mailbox',
    group: 'office',
    path: consolePaths.mailbox,
    title: ['学校发件邮箱', 'School mailbox', '學校寄件郵箱'],
    spelling: 'xue xiao fa jian you xiang',
    icon: MailOutline,
  },
  ...consolePrintServices,
  {
    name: 'console-announcements',
    group: 'office',
    path: consolePaths.announcements,
    title: ['公告管理', 'Announcements', '公告管理'],
    spelling: 'gong gao guan li',
    icon: SoundOutline,
  },
  {
    name: 'console-feedback',
    group: 'office',
    path: consolePaths.feedbackCases,
    title: ['反馈处理', 'Answer feedback', '回饋處理'],
    spelling: 'fan kui chu li',
    icon: MailOutline,
  },
  {
    name: 'console-evaluations',
    group: 'office',
    path: consolePaths.evaluations,
    title: ['评价结果', 'Ratings', '評價結果'],
    spelling: 'ping jia jie guo',
    icon: HistogramOutline,
  },
  {
    name: 'console-articles',
    group: 'office',
    path: consolePaths.articles,
    title: ['帮助文章', 'Help articles', '說明文章'],
    spelling: 'bang zhu wen zhang',
    icon: EditSOutline,
  },
  {
    name: 'console-dictionaries',
    group: 'office',
    path: consolePaths.dictionaries,
    title: ['数据字典', 'Dictionaries', '資料字典'],
    spelling: 'shu ju zi dian',
    icon: ContentOutline,
  },
  {
    name: 'console-legal-documents',
    group: 'office',
    path: consolePaths.legalDocuments,
    title: ['协议管理', 'Agreements', '協議管理'],
    spelling: 'xie yi guan li',
    icon: FileOutline,
  },
  {
    name: 'console-failed-jobs',
    group: 'office',
    path: consolePaths.failedJobs,
    title: ['失败任务', 'Failed tasks', '失敗任務'],
    spelling: 'shi bai ren wu',
    icon: ExclamationCircleOutline,
  },
  {
    name: 'console-settings',
    group: 'office',
    path: consolePaths.settings,
    title: ['学校设置', 'School settings', '學校設定'],
    spelling: 'xue xiao she zhi',
    icon: SetOutline,
  },
]
