import { wordsOf } from '@campus/ui/words/words.ts'

export const inputWords = wordsOf({
  choose: ['请选择', 'Choose', '請選擇'],
  between: (min: number, max: number) => [
    `请填写 ${min} 到 ${max} 之间的数`,
    `A number from ${min} to ${max}`,
    `請填寫 ${min} 到 ${max} 之間的數`,
  ],
})
