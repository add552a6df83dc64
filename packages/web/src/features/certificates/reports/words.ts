import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const reportWords = wordsOf({
  feedback: [
    '对证明或办理过程有什么想说的？学校会看到并回复您。',
    'Share your feedback on a certificate or how you got it. The school reads it and answers.',
    '對證明或辦理過程有什麼想說的？學校會看到並回覆您。',
  ],
  question: [
    '对证明有疑问？写下来，学校会回复您。',
    'Have a question about a certificate? Ask, and the school answers.',
    '對證明有疑問？寫下來，學校會回覆您。',
  ],
  data_error: [
    '证明里您的信息不对？选出不对的内容，写上正确的。学校核实后会更正。',
    'Is something about you wrong? Choose what it is and enter the correct value. The school checks and corrects it.',
    '證明裡您的資訊不對？選出不對的內容，寫上正確的。學校核實後會更正。',
  ],
  file_error: [
    '这份文件有问题？这份证明会一起发给学校。',
    'Is something wrong with this file? It is sent to the school with your message.',
    '這份檔案有問題？這份證明會一起發給學校。',
  ],
  form: ['告诉学校', 'Contact the school', '告訴學校'],
  about: ['关于哪种证明', 'Which certificate', '關於哪種證明'],
  content: ['详细说明', 'Your message', '詳細說明'],
  contentHint: ['10–500 字', '10 to 500 characters', '10–500 字'],
  contact: ['联系方式', 'Contact', '聯絡方式'],
  contactHint: ['电话或邮箱，方便学校找到您', 'A phone number or email address in case they need to ask', '電話或電子信箱，方便學校找到您'],
  pictures: ['图片', 'Pictures', '圖片'],
  wrong: ['哪些内容不对', 'What is wrong', '哪些內容不對'],
  now: (value: string): Phrase => [`现在是：${value}`, `Now: ${value}`, `現在是：${value}`],
  empty: ['空', 'empty', '空'],
  shouldBe: (field: string): Phrase => [`${field}应为`, `${field} should be`, `${field}應為`],
  submit: ['提交', 'Send', '提交'],
  sending: ['图片上传中…', 'Uploading pictures…', '圖片上傳中…'],
  sent: ['已提交，学校回复后会通知您', 'Sent. We will notify you when the school answers.', '已提交，學校回覆後會通知您'],
  history: ['看我提过的', 'My earlier messages', '看我提過的'],
  noDocument: ['请从“我的证明”中选择有问题的文件', 'Choose the file from “My certificates”', '請從「我的證明」中選擇有問題的檔案'],
  toDocuments: ['我的证明', 'My certificates', '我的證明'],
  document: ['这份证明', 'This certificate', '這份證明'],
  serial: (serial: string): Phrase => [`编号 ${serial}`, `No. ${serial}`, `編號 ${serial}`],
  others: ['其他方式', 'Or', '其他方式'],
  toFeedback: ['提意见', 'Give feedback', '提意見'],
  toQuestion: ['咨询', 'Ask a question', '諮詢'],
  toDataError: ['个人信息有误', 'My data is wrong', '個人資訊有誤'],
  toHelp: ['常见问题', 'Common questions', '常見問題'],
})
