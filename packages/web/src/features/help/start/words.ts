import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const helpWords = wordsOf({
  search: ['搜索问题，例如“忘记密码”', 'Search, for example “password”', '搜尋問題，例如「忘記密碼」'],
  found: (count: number): Phrase => [`找到 ${count} 条`, `${count} found`, `找到 ${count} 則`],
  foundNothing: [
    '没有找到相关问题。换个词试试，或直接告诉我们。',
    'No results. Try another word, or contact us.',
    '沒有找到相關問題。換個詞試試，或直接告訴我們。',
  ],
  types: ['按类型查找', 'By topic', '依類型查找'],
  mostRead: ['大家常问', 'Most read', '大家常問'],
  all: ['全部', 'View all', '全部'],
  noProblems: ['学校还没有发布常见问题。', 'The school has not published any answers yet.', '學校還沒有發布常見問題。'],
  entries: ['联系与反馈', 'Contact us', '聯絡與回饋'],
  writeFeedback: ['意见反馈', 'Send feedback', '意見回饋'],
  writeFeedbackText: ['有问题或建议，告诉学校', 'Tell the school what is wrong or missing', '有問題或建議，告訴學校'],
  history: ['我的反馈', 'My feedback', '我的回饋'],
  historyText: ['查看进度和回复', 'Track progress and read answers', '查看進度和回覆'],
  guides: ['更多帮助', 'More help', '更多幫助'],
  guidesText: ['一步一步的使用指南', 'Step-by-step guides', '一步一步的使用指南'],
  helpDesk: ['服务台', 'Help desk', '服務台'],
  helpDeskText: ['电话、邮箱、地点和时间', 'Phone, email, location and hours', '電話、電子信箱、地點和時間'],
  evaluation: ['服务评价', 'Rate a service', '服務評價'],
  evaluationText: ['您的打分帮助我们改进', 'Your rating helps us improve', '您的評分幫助我們改進'],
  emergency: ['紧急联系', 'Emergency', '緊急聯絡'],
  emergencyText: ['紧急电话，断网也能查看', 'Emergency numbers, also available offline', '緊急電話，斷網也能查看'],
})
