import { wordsOf } from '@campus/ui/words/words.ts'

export const pinyinWords = wordsOf({
  title: ['姓名拼音', 'Name in Latin letters', '姓名拼音'],
  lead: [
    '英文证明按此打印，请与护照保持一致。',
    'Printed this way on English certificates. Enter it as in your passport.',
    '英文證明按此列印，請與護照保持一致。',
  ],
  field: ['拼音', 'Latin letters', '拼音'],
  hint: [
    '姓在前，如 Lin Xiaoyu；可用字母、空格、连字符和撇号',
    'Surname first, for example Lin Xiaoyu',
    '姓在前，如 Lin Xiaoyu；可用字母、空格、連字號和撇號',
  ],
  suggestion: ['建议写法', 'Suggestions', '建議寫法'],
  preview: ['打印效果', 'Preview', '列印效果'],
  empty: ['（还没有填写）', '(nothing yet)', '（還沒有填寫）'],
  save: ['保存', 'Save', '儲存'],
  saved: ['已保存', 'Saved', '已儲存'],
})
