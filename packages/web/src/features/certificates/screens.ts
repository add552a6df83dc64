import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { certificateTabs, printTabs } from '../../domain/own-lists/own-lists.ts'
import type { Screen } from '../../navigation/screen.ts'

const applying: readonly Screen[] = [
  {
    path: certificatesPaths.applyFile,
    load: () => import('./apply/apply-file-screen.tsx'),
    guard: 'user',
    title: ['申请电子证明', 'Apply for a file', '申請電子證明'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.applyPaper,
    load: () => import('./apply/apply-paper-screen.tsx'),
    guard: 'user',
    title: ['申请纸质证明', 'Apply for paper', '申請紙本證明'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.heading,
    load: () => import('./heading/heading-screen.tsx'),
    guard: 'user',
    title: ['抬头', 'Addressees', '抬頭'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.howToGet,
    load: () => import('./service/how-to-get-screen.tsx'),
    guard: 'user',
    title: ['怎样领取', 'Delivery methods', '怎樣領取'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.services,
    load: () => import('./service/services-screen.tsx'),
    guard: 'user',
    title: ['证明服务', 'Certificate service', '證明服務'],
    layout: 'bar',
  },
]

const following: readonly Screen[] = [
  {
    path: certificatesPaths.application,
    load: () => import('./application/application-screen.tsx'),
    guard: 'user',
    title: ['申请进度', 'Application', '申請進度'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.applications,
    load: () => import('./history/applications-screen.tsx'),
    guard: 'user',
    title: ['我的申请', 'My applications', '我的申請'],
    layout: 'bar',
    tabs: certificateTabs,
  },
  {
    path: certificatesPaths.prints,
    load: () => import('./history/prints-screen.tsx'),
    guard: 'user',
    title: ['纸质领取', 'Paper certificates', '紙本領取'],
    layout: 'bar',
    tabs: printTabs,
  },
  {
    path: certificatesPaths.mailbox,
    load: () => import('./mailbox/mailbox-screen.tsx'),
    guard: 'user',
    title: ['发件邮箱', 'My mailbox', '寄件信箱'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.mailboxCode,
    load: () => import('./mailbox/mailbox-code-screen.tsx'),
    guard: 'user',
    title: ['邮箱授权码', 'Authorization code', '信箱授權碼'],
    layout: 'bar',
  },
]

const deciding: readonly Screen[] = [
  {
    path: certificatesPaths.decisions,
    load: () => import('./decisions/decisions-screen.tsx'),
    guard: ['manager', 'admin'],
    title: ['证明审批', 'Decide applications', '證明審批'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.decision,
    load: () => import('./decisions/decision-screen.tsx'),
    guard: ['manager', 'admin'],
    title: ['证明审批', 'Decide application', '證明審批'],
    layout: 'bar',
  },
]

const reporting: readonly Screen[] = [
  {
    path: certificatesPaths.feedback,
    load: () => import('./reports/feedback-screen.tsx'),
    guard: 'user',
    title: ['证明意见', 'Certificate feedback', '證明意見'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.agencies,
    load: () => import('./agents/agencies-screen.tsx'),
    guard: 'user',
    title: ['代办', 'Agents', '代辦'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.questions,
    load: () => import('./reports/questions-screen.tsx'),
    guard: 'user',
    title: ['证明咨询', 'Ask about a certificate', '證明諮詢'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.dataError,
    load: () => import('./reports/data-error-screen.tsx'),
    guard: 'user',
    title: ['信息有误', 'Wrong data', '資訊有誤'],
    layout: 'bar',
  },
  {
    path: certificatesPaths.fileError,
    load: () => import('./reports/file-error-screen.tsx'),
    guard: 'user',
    title: ['文件有误', 'Wrong file', '檔案有誤'],
    layout: 'bar',
  },
]

export const certificatesScreens: readonly Screen[] = [...applying, ...following, ...deciding, ...reporting]
