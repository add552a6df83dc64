import { wordsOf } from '@campus/ui/words/words.ts'

export const statisticsWords = wordsOf({
  visitsLead: [
    '每天、每月有多少人登录，登录和被拒绝的次数。',
    'How many people log in each day or month, and how often logins are refused.',
    '每天、每月有多少人登入，登入和被拒絕的次數。',
  ],
  people: ['登录人数', 'People who logged in', '登入人數'],
  logins: ['登录次数', 'Logins', '登入次數'],
  applicationsLead: [
    '证明的申请与打印：数量、结果、模板、单位和终端。',
    'Applications for certificates and prints: how many, with what outcome, by template, unit and terminal.',
    '證明的申請與列印：數量、結果、範本、單位和終端。',
  ],
  applications: ['申请数量', 'Applications', '申請數量'],
  templates: ['按模板', 'By template', '按範本'],
  units: ['按单位', 'By unit', '按單位'],
  prints: ['打印次数', 'Prints', '列印次數'],
  pages: ['打印页数', 'Printed pages', '列印頁數'],
  terminals: ['按终端', 'By terminal', '按終端'],
  printPeople: ['打印人数', 'People who printed', '列印人數'],
  registrationsLead: [
    '注册申请的数量与当前状态，由谁核实。',
    'Registrations and their status today, and who decided them.',
    '註冊申請的數量與目前狀態，由誰核實。',
  ],
  registrations: ['注册申请', 'Registrations', '註冊申請'],
  registrationStates: ['当前状态', 'Status today', '目前狀態'],
  methods: ['核实方式', 'How they were decided', '核實方式'],
  reviewers: ['按审核人', 'By reviewer', '按審核人'],
  mailsLead: [
    '邮寄证明的发送情况：等待、已发、失败、退信及原因。',
    'Mails with certificates: waiting, sent, failed, returned, and why.',
    '郵寄證明的傳送情況：等待、已傳、失敗、退信及原因。',
  ],
  mails: ['邮件数量', 'Mails', '郵件數量'],
  mailShares: ['结果占比', 'Outcomes', '結果佔比'],
  causes: ['失败原因', 'Why they failed', '失敗原因'],
})
