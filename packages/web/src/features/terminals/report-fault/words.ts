import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const reportFaultWords = wordsOf({
  lead: [
    '看到终端有问题，请告诉我们；处理后会通知您。',
    'Tell us what is wrong with a terminal. We will notify you when it is fixed.',
    '看到終端有問題，請告訴我們；處理後會通知您。',
  ],
  history: ['查看我的报告', 'View my reports', '查看我的報告'],
  form: ['故障报告', 'Fault report', '故障報告'],
  terminal: ['哪一台终端', 'Which terminal', '哪一台終端'],
  terminalHint: ['编号贴在终端正面', 'The number is on the terminal', '編號貼在終端正面'],
  scan: ['扫描终端屏幕上的二维码', 'Scan the code on the screen', '掃描終端螢幕上的 QR 碼'],
  noTerminals: ['学校还没有自助终端。', 'The school has no terminals yet.', '學校還沒有自助終端。'],
  kind: ['出了什么问题', 'What is wrong', '出了什麼問題'],
  description: ['情况说明', 'What happened', '情況說明'],
  descriptionHint: [
    '至少 5 个字，例如：打印到一半卡住了',
    'At least 5 characters, for example: it stopped halfway',
    '至少 5 個字，例如：列印到一半卡住了',
  ],
  pictures: ['照片', 'Pictures', '照片'],
  phone: ['手机号', 'Mobile number', '手機號碼'],
  ownPhone: (masked: string): Phrase => [
    `需要了解情况时，可拨打我的手机 ${masked}`,
    `You can call me at ${masked} about this`,
    `需要了解情況時，可撥打我的手機 ${masked}`,
  ],
  otherPhone: ['其他手机号', 'Another mobile number', '其他手機號碼'],
  phoneHint: ['需要了解情况时联系您', 'Only used for questions about this report', '需要了解情況時聯絡您'],
  submit: ['提交报告', 'Send report', '提交報告'],
  sending: ['照片上传中', 'Uploading pictures…', '照片上傳中'],
  sent: ['已提交，谢谢', 'Report sent. Thank you.', '已提交，謝謝'],
})
