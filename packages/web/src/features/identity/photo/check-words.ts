import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const photoCheckWords = wordsOf({
  checks: ['检测结果', 'Check results', '檢測結果'],
  good: ['通过', 'passed', '通過'],
  advise: ['建议改进', 'could be better', '建議改進'],
  refuse: ['不通过', 'not passed', '不通過'],
  allGood: (count: number): Phrase => [`${count} 项检测全部通过`, `${counted(count, 'check')} passed`, `${count} 項檢測全部通過`],
  advised: (count: number): Phrase => [
    `可以提交，${count} 项可以更好`,
    `You can send it. ${count === 1 ? 'One thing' : `${count} things`} could be better.`,
    `可以提交，${count} 項可以更好`,
  ],
  refused: (count: number): Phrase => [
    `${count} 项不通过，请按提示重拍`,
    `${count === 1 ? 'One check' : `${count} checks`} did not pass. Take it again as described.`,
    `${count} 項不通過，請按提示重拍`,
  ],
  notJudged: [
    '暂时没能检测这张照片，我们会自动重试。',
    'We could not check this photo yet. We will try again automatically.',
    '暫時沒能檢測這張照片，我們會自動重試。',
  ],
  notYet: [
    '还没有检测。提交后会检测，或由老师查看。',
    'Not checked yet. It is checked automatically or by staff after you submit it.',
    '還沒有檢測。提交後會檢測，或由老師查看。',
  ],
  byPerson: ['不做机器检测，由老师查看。', 'This photo is not checked automatically. Staff review it.', '不做機器檢測，由老師查看。'],
})
