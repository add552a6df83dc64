import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const aboutWords = wordsOf({
  product: ['产品版本', 'Product version', '產品版本'],
  app: ['应用版本', 'App version', '應用版本'],
  company: ['提供方', 'Provided by', '提供方'],
  school: ['学校', 'School', '學校'],
  update: ['版本更新', 'Updates', '版本更新'],
  updateText: [
    '网页应用会自动更新，就绪时会在页面下方提示。',
    'The web app updates automatically and shows a message at the bottom of the page when an update is ready.',
    '網頁應用會自動更新，就緒時會在頁面下方提示。',
  ],
  check: ['检查更新', 'Check for updates', '檢查更新'],
  newest: ['已是最新版本', 'You have the latest version', '已是最新版本'],
  isOut: (version: string): Phrase => [`新版本 ${version} 已发布`, `Version ${version} is available`, `新版本 ${version} 已發布`],
  isForced: ['这个版本必须更新后才能继续使用。', 'This update is required.', '這個版本必須更新後才能繼續使用。'],
  updateNow: ['立即更新', 'Update now', '立即更新'],
  comes: [
    '正在准备，完成后会提示您；也可以重新打开应用。',
    'The update is downloading. We will notify you when it is ready. Reopening the app also installs it.',
    '正在準備，完成後會提示您；也可以重新打開應用。',
  ],
  reload: ['重新打开', 'Reopen', '重新打開'],
  notes: ['更新内容', 'What is new', '更新內容'],
  more: ['更多', 'More', '更多'],
  helpDesk: ['联系服务台', 'Help desk', '聯絡服務台'],
  agreement: ['用户协议', 'User agreement', '使用者協議'],
  policy: ['隐私政策', 'Privacy policy', '隱私權政策'],
  feedback: ['意见反馈', 'Send feedback', '意見回饋'],
})

export const helpDeskWords = wordsOf({
  lead: (school: string): Phrase => [`${school} 服务台`, `Help desk of ${school}`, `${school} 服務台`],
  call: ['拨打电话', 'Call', '撥打電話'],
  mail: ['发送邮件', 'Email', '發送郵件'],
  place: ['地点', 'Location', '地點'],
  hours: ['服务时间', 'Hours', '服務時間'],
  none: [
    '学校还没有登记服务台，可以提交反馈。',
    'Your school has not set up a help desk yet. You can send feedback instead.',
    '學校還沒有登記服務台，可以提交回饋。',
  ],
  feedback: ['提交反馈', 'Send feedback', '提交回饋'],
  otherWays: ['其他方式', 'Other options', '其他方式'],
  problems: ['常见问题', 'Common problems', '常見問題'],
  emergency: ['紧急联系', 'Emergency', '緊急聯絡'],
})
