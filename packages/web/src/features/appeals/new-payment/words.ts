import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const newGrievanceWords = wordsOf({
  form: ['付款申诉', 'Payment appeal', '付款申訴'],
  about: (number: string): Phrase => [
    `关于订单 ${number}，已知的内容已填好，请核对。`,
    `About order ${number}. We have filled in the details. Please check them.`,
    `關於訂單 ${number}，已知的內容已填好，請核對。`,
  ],
  lead: [
    '付了款却没有收到文件，或打印不出来？请按付款记录填写。',
    'Paid but got nothing? Enter the details from your payment record.',
    '付了款卻沒有收到檔案，或列印不出來？請按付款記錄填寫。',
  ],
  payment: ['付款', 'The payment', '付款'],
  entrance: ['在哪里付的款', 'Where did you pay?', '在哪裡付的款'],
  payWay: ['付款方式', 'How did you pay?', '付款方式'],
  paidAt: ['付款时间', 'When did you pay?', '付款時間'],
  amount: ['付款金额（元）', 'Amount (yuan)', '付款金額（元）'],
  bought: ['买的是什么', 'What was it for?', '買的是什麼'],
  kind: ['付款内容', 'Paid for', '付款內容'],
  screenshot: ['付款截图', 'Payment screenshot', '付款截圖'],
  keptScreenshot: ['已上传的截图', 'Your uploaded screenshot', '已上傳的截圖'],
  otherScreenshot: ['换一张', 'Replace', '換一張'],
  reason: ['说明', 'What happened', '說明'],
  reasonHint: [
    '5-500 个字：您付了什么，少了什么',
    'What you paid for and what is missing, 5 to 500 characters',
    '5-500 個字：您付了什麼，少了什麼',
  ],
  sending: ['截图上传中…', 'Uploading the screenshot…', '截圖上傳中…'],
  submit: ['提交申诉', 'Submit appeal', '提交申訴'],
  submitted: ['已提交，正在核对', 'Submitted. We are checking it.', '已提交，正在核對'],
  withoutOrder: ['不选订单，直接填写', 'Continue without the order', '不選訂單，直接填寫'],
  stepCheck: [
    '提交后，系统马上向付款平台、学校账目和文件交付三方核对。',
    'When you submit, we compare the payment service, the school accounts and the delivery.',
    '提交後，系統馬上向付款平台、學校帳目和檔案交付三方核對。',
  ],
  stepClear: [
    '款项到了而文件没到的，立即重新交付或按原路退款。',
    'If the payment arrived but the file did not, we deliver the file or refund you right away.',
    '款項到了而檔案沒到的，立即重新交付或按原路退款。',
  ],
  stepReview: [
    '其余由学校管理员审核，结果会以消息通知您。',
    'The school reviews everything else and sends you a message with the answer.',
    '其餘由學校管理員審核，結果會以訊息通知您。',
  ],
})
