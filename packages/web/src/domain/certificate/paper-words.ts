import { wordsOf } from '@campus/ui/words/words.ts'

export const paperWords = wordsOf({
  title: ['预览', 'Preview', '預覽'],
  which: ['预览内容', 'Preview type', '預覽內容'],
  specimen: ['样张', 'Sample', '樣張'],
  own: ['我的预览', 'My preview', '我的預覽'],
  showSpecimen: ['看样张', 'View sample', '看樣張'],
  lead: ['样张里的人和数据都是虚构的。', 'The person and data on the sample are fictional.', '樣張裡的人和資料都是虛構的。'],
  leadOwn: [
    '预览用的是您的资料，没有印章、防伪码和签名，不能当作证明使用。',
    'The preview shows your data without seal, code or signature. It is not valid as proof.',
    '預覽用的是您的資料，沒有印章、防偽碼和簽名，不能當作證明使用。',
  ],
  old: ['填写的内容已改变，请重新预览', 'You have made changes. Update the preview.', '填寫的內容已改變，請重新預覽'],
})
