import { wordsOf } from '@campus/ui/words/words.ts'

export const faceCallsWords = wordsOf({
  lead: [
    '人脸被用在哪里、结果如何、是否有本人同意。',
    'What faces were used for, the outcome, and the consent behind it.',
    '人臉被用在哪裡、結果如何、是否有本人同意。',
  ],
  purpose: ['用途', 'Purpose', '用途'],
  ms: ['耗时（毫秒）', 'Milliseconds', '耗時（毫秒）'],
  consent: ['同意', 'Consent', '同意'],
})
