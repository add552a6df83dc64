import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const evaluationWords = wordsOf({
  form: ['服务评价', 'Rating', '服務評價'],
  lead: [
    '您的评价不公开姓名，学校据此改进服务。',
    'The school sees your answer without your name and uses it to improve.',
    '您的評價不公開姓名，學校據此改進服務。',
  ],
  about: (what: string): Phrase => [
    `“${what}”已办理完毕，您满意吗？`,
    `“${what}” is complete. Were you satisfied?`,
    `「${what}」已辦理完畢，您滿意嗎？`,
  ],
  type: ['评价哪项服务', 'Which service', '評價哪項服務'],
  noTypes: ['学校还没有开放可评价的服务。', 'The school has no services to rate yet.', '學校還沒有開放可評價的服務。'],
  score: ['满意程度', 'How satisfied are you?', '滿意程度'],
  suggestion: ['建议', 'What could be better?', '建議'],
  submit: ['提交评价', 'Send', '提交評價'],
  notNow: ['不评价，不再询问', 'No, do not ask again', '不評價，不再詢問'],
  thanks: ['感谢您的评价！', 'Thank you!', '感謝您的評價！'],
  thanksText: ['学校会认真看待每一条建议。', 'The school takes every suggestion seriously.', '學校會認真看待每一條建議。'],
  another: ['再评价一项', 'Rate another', '再評價一項'],
  mine: ['我的评价', 'My ratings', '我的評價'],
  none: ['您还没有评价过服务。', 'You have not rated any services yet.', '您還沒有評價過服務。'],
  stars: (score: number): Phrase => [`${score} 星`, counted(score, 'star'), `${score} 星`],
})

/** What each number of stars means, from one to five. */
export const scoreNames: readonly (readonly [score: number, name: Phrase])[] = [
  [1, ['很不满意', 'Very bad', '很不滿意']],
  [2, ['不满意', 'Bad', '不滿意']],
  [3, ['一般', 'OK', '一般']],
  [4, ['满意', 'Good', '滿意']],
  [5, ['很满意', 'Very good', '很滿意']],
]
