import type { Phrase } from '@campus/contract/language.ts'

/** What the screens of the administration are called, in the menu and above them. */
export const consoleTitles = {
  people: ['人员管理', 'People', '人員管理'],
  person: ['人员档案', 'Person', '人員檔案'],
  imports: ['批量导入', 'Imports', '批次匯入'],
  import: ['导入详情', 'Import', '匯入詳情'],
  corrections: ['更正审核', 'Corrections', '更正審核'],
  deletions: ['删除申请', 'Deletions', '刪除申請'],
  organisation: ['组织机构', 'Organisation', '組織機構'],
  dictionaries: ['数据字典', 'Dictionaries', '資料字典'],
  settings: ['学校设置', 'School settings', '學校設定'],
  legalDocuments: ['协议管理', 'Agreements', '協議管理'],
  announcements: ['公告管理', 'Announcements', '公告管理'],
  announcement: ['编辑公告', 'Announcement', '編輯公告'],
  feedbackCases: ['反馈处理', 'Feedback', '回饋處理'],
  feedbackCase: ['反馈详情', 'Feedback case', '回饋詳情'],
  evaluations: ['评价结果', 'Ratings', '評價結果'],
  articles: ['帮助文章', 'Help articles', '說明文章'],
  article: ['编辑文章', 'Article', '編輯文章'],
  templates: ['证明模板', 'Certificate templates', '證明範本'],
  template: ['编辑模板', 'Template', '編輯範本'],
  issued: ['已发证明', 'Issued certificates', '已發證明'],
  counter: ['窗口办理', 'Service counter', '窗口辦理'],
  signingKeys: ['签名密钥', 'Signing keys', '簽名金鑰'],
  verifications: ['核验日志', 'Verification log', '驗證日誌'],
} as const satisfies Record<string, Phrase>

export type ConsoleScreen = keyof typeof consoleTitles
