import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { labelOf } from './export-labels.ts'

/** What the parts of the copy are called that are not called like one of its fields. */
const kinds: Readonly<Record<string, Phrase>> = {
  agencies: ['代办', 'Agreements with agents', '代辦'],
  animalPlans: ['动物采购计划', 'Animal plans', '動物採購計畫'],
  applications: ['证明申请', 'Certificate applications', '證明申請'],
  approvalAbsences: ['审批代理', 'Deputies in approvals', '審批代理'],
  approvalApplications: ['审批申请', 'Requests for approval', '審批申請'],
  approvalComments: ['审批评论', 'Comments in approvals', '審批評論'],
  approvalDecisions: ['审批处理', 'Approval decisions', '審批處理'],
  calendarFeeds: ['日历订阅', 'Calendar subscriptions', '行事曆訂閱'],
  duties: ['管理分工', 'Duties', '管理分工'],
  exams: ['考试安排', 'Exams', '考試安排'],
  exports: ['导出记录', 'Exports', '匯出記錄'],
  files: ['文件', 'Files', '檔案'],
  freeCopiesRequests: ['免费份数申请', 'Requests for free copies', '免費份數申請'],
  gradeAppeals: ['成绩复核申请', 'Grade appeals', '成績複核申請'],
  gradeParts: ['分项成绩', 'Grades in parts', '分項成績'],
  invigilations: ['监考安排', 'Invigilation', '監考安排'],
  lessonChanges: ['调课申请', 'Lesson changes', '調課申請'],
  libraryFiles: ['资料库投稿', 'Shared library files', '資料庫投稿'],
  lostFound: ['失物招领', 'Lost and found', '失物招領'],
  orders: ['订单', 'Orders', '訂單'],
  ownEntries: ['自己添加的日程', 'Own calendar entries', '自行新增的日程'],
  papers: ['证件', 'ID documents', '證件'],
  payGrievances: ['付款申诉', 'Payment appeals', '付款申訴'],
  payments: ['付款', 'Payments', '付款'],
  photoEvents: ['照片记录', 'Photo history', '照片記錄'],
  photoSearches: ['照片查找记录', 'Searches by photo', '照片查找記錄'],
  photos: ['照片', 'Photos', '照片'],
  printFiles: ['打印文件', 'Files to print', '列印檔案'],
  prints: ['打印任务', 'Print tasks', '列印任務'],
  recordChanges: ['档案修改', 'Changes of your record', '檔案修改'],
  registrations: ['注册申请', 'Registrations', '註冊申請'],
  sections: ['所在教学班', 'Class sections', '所在教學班'],
  shares: ['家人共享', 'Family sharing', '家人共享'],
  signatureUses: ['签名使用记录', 'Uses of your signature', '簽名使用記錄'],
  statistics: ['使用统计', 'Usage statistics', '使用統計'],
  taughtLessons: ['授课记录', 'Lessons taught', '授課記錄'],
  terminalFaults: ['终端报修', 'Terminal fault reports', '終端報修'],
  terminalPrints: ['终端打印记录', 'Prints at terminals', '終端列印記錄'],
}

/** The title of a part of the copy. */
export const kindIn = (kind: string, language: Language): string => {
  const name = kinds[kind]
  return name ? say(name, language) : labelOf(kind, language)
}
