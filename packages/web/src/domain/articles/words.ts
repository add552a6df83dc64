import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const articleWords = wordsOf({
  noAddress: ['链接不完整，请从列表中打开。', 'This link is incomplete. Open the article from the list.', '連結不完整，請從列表中開啟。'],
  updated: ['更新于', 'Updated', '更新於'],
  helpedMany: (count: number): Phrase => [`${count} 人觉得有用`, `${count} found this helpful`, `${count} 人覺得有用`],
  didHelp: ['这篇对您有帮助吗？', 'Did this help?', '這篇對您有幫助嗎？'],
  yes: ['有帮助', 'Yes', '有幫助'],
  no: ['没帮助', 'No', '沒幫助'],
  thanks: ['谢谢您的回答。', 'Thank you for your answer.', '謝謝您的回答。'],
  missing: ['还缺少什么？', 'What is missing?', '還缺少什麼？'],
  missingHint: ['学校会据此改进这篇解答', 'We use this to improve the answer', '學校會據此改進這篇解答'],
  sendMissing: ['告诉学校', 'Send to the school', '告訴學校'],
  missingSent: ['已告诉学校，谢谢！', 'Sent to the school. Thank you!', '已告訴學校，謝謝！'],
  orFeedback: ['需要有人答复？提交反馈', 'Need a reply? Send feedback', '需要有人答覆？提交回饋'],
  related: ['相关问题', 'Related', '相關問題'],
})
