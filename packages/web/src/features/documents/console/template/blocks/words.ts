import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const templateBlockWords = wordsOf({
  lead: [
    '按顺序排列证明的内容，右侧随时预览。花括号中的字段会换成申请人的资料。',
    'Arrange what the certificate says. Fields in braces are replaced by the applicant’s data.',
    '依序排列證明的內容，右側隨時預覽。大括號中的欄位會換成申請人的資料。',
  ],
  notBlocks: [
    '这份模板含有版面编辑不支持的内容，请在“源码”中修改。',
    'This template contains parts that blocks cannot show. Edit it under “Source”.',
    '這份範本含有版面編輯不支援的內容，請在「原始碼」中修改。',
  ],
  title: ['标题', 'Title', '標題'],
  recipient: ['抬头', 'Addressee', '抬頭'],
  paragraph: ['段落', 'Paragraph', '段落'],
  table: ['表格', 'Table', '表格'],
  scores: ['成绩表', 'Scores', '成績表'],
  seal: ['落款与印章', 'Signature and seal', '落款與印章'],
  note: ['备注（不打印）', 'Note (not printed)', '備註（不列印）'],
  add: (kind: string): Phrase => [`添加${kind}`, `Add: ${kind.toLowerCase()}`, `新增${kind}`],
  titleText: ['标题文字，留空则用证明名称', 'Title. If empty, the name of the certificate', '標題文字，留空則用證明名稱'],
  recipientText: [
    '申请人填写的抬头，没有填写则不显示。',
    'The addressee entered by the applicant, if any.',
    '申請人填寫的抬頭，沒有填寫則不顯示。',
  ],
  scoresText: ['申请人的课程成绩。', 'The applicant’s courses and scores.', '申請人的課程成績。'],
  text: ['内容', 'Text', '內容'],
  office: ['落款单位', 'Issuing office', '落款單位'],
  noteText: ['备注', 'Note', '備註'],
  label: (row: number): Phrase => [`第 ${row} 行名称`, `Label of row ${row}`, `第 ${row} 列名稱`],
  value: (row: number): Phrase => [`第 ${row} 行字段`, `Field of row ${row}`, `第 ${row} 列欄位`],
  removeRow: (row: number): Phrase => [`删除第 ${row} 行`, `Remove row ${row}`, `刪除第 ${row} 列`],
  addRow: ['添加一行', 'Add row', '新增一列'],
  insert: ['插入字段', 'Insert a field', '插入欄位'],
  withSample: (name: string, sample: string): Phrase => [`${name}：${sample}`, `${name}: ${sample}`, `${name}：${sample}`],
})
