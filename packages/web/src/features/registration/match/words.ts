import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const matchWords = wordsOf({
  title: ['这是您吗？', 'Is this you?', '這是您嗎？'],
  lead: [
    '学校有一份档案与您填写的信息一致。为保护隐私，部分内容已隐藏。',
    'The school has a record that fits what you entered. Parts are hidden for privacy.',
    '學校有一份檔案與您填寫的資訊一致。為保護隱私，部分內容已隱藏。',
  ],
  name: ['姓名', 'Name', '姓名'],
  number: ['学号/工号', 'Student or staff number', '學號／工號'],
  idCard: ['证件号', 'ID number', '證件號'],
  unit: ['单位', 'Unit', '單位'],
  grade: ['年级', 'Grade', '年級'],
  notMe: ['不是我，返回修改', 'Not me, change my details', '不是我，返回修改'],
  prove: ['证明是您本人', 'Prove that it is you', '證明是您本人'],
  proveLead: ['任选一种方式，效果相同。', 'Choose any of these. They all count the same.', '任選一種方式，效果相同。'],
  phone: ['手机验证码', 'Code by text message', '手機驗證碼'],
  email: ['邮箱验证码', 'Code by email', '郵箱驗證碼'],
  codeText: (masked: string): Phrase => [`发送到 ${masked}`, `Sent to ${masked}`, `發送到 ${masked}`],
  manual: ['人工审核', 'Review by staff', '人工審核'],
  manualText: [
    '上传照片或证件扫描件，由学校工作人员核对',
    'Upload photos or scans, and a staff member checks them',
    '上傳照片或證件掃描件，由學校工作人員核對',
  ],
  manualOnly: [
    '人脸核验多次未通过，请用人工审核。',
    'Too many face checks failed. Please ask for a review by staff.',
    '人臉核驗多次未通過，請用人工審核。',
  ],
  codeTitle: (masked: string): Phrase => [`用 ${masked} 接收验证码`, `Get a code at ${masked}`, `用 ${masked} 接收驗證碼`],
  confirm: ['确认', 'Confirm', '確認'],
  otherWay: ['换一种方式', 'Use another way', '換一種方式'],
})
