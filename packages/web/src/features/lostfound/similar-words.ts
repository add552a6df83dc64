import { wordsOf } from '@campus/ui/words/words.ts'

export const similarWords = wordsOf({
  title: ['可能是同一件', 'It may be one of these', '可能是同一件'],
  hint: [
    '按种类、名称、地点和时间找到，请打开核对。',
    'Found by kind, words, place and time. Open them to compare.',
    '按種類、名稱、地點和時間找到，請打開核對。',
  ],
})
