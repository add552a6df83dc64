import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const matchWords = wordsOf({
  title: ['这是您吗？', 'Is this you?', '這是您嗎？'],
  lead: [
    '学校有一份档案与您填写的信息一致。为保护隐私，部分内容已隐藏。',
    'The school has a record that matches what you entered. Parts are hidden for privacy.',
    '學校有一份檔案與您填寫的資訊一致。為保護隱私，部分內容已隱藏。',
  ],
  name: ['姓名', 'Name', '姓名'],
  idCard: ['身份证号', 'ID number', '身分證號'],
  unit: ['院系或部门', 'College or department', '院系或部門'],
  grade: ['年级', 'Year of entry', '年級'],
  notMe: ['不是我，返回修改', 'This is not me. Change my details', '不是我，返回修改'],
  prove: ['验证是您本人', 'Verify that it is you', '驗證是您本人'],
  proveLead: [
    '任选一种方式。用学校登记的手机或邮箱验证，可以马上开通；用其他方式，可能要等 24 小时。',
    'Choose any of these. With a code to the phone or email that your school has, the account opens immediately. Otherwise it may take 24 hours.',
    '任選一種方式。用學校登記的手機或電子信箱驗證，可以馬上開通；用其他方式，可能要等 24 小時。',
  ],
  phone: ['手机验证码', 'Code by text message', '手機驗證碼'],
  email: ['邮箱验证码', 'Code by email', '電子信箱驗證碼'],
  codeText: (masked: string): Phrase => [`发送到 ${masked}`, `We will send it to ${masked}`, `發送到 ${masked}`],
  face: ['人脸核验', 'Face check', '人臉核驗'],
  faceText: ['与学校保存的照片比对', 'Compared with the photo the school has', '與學校保存的照片比對'],
  faceLead: [
    '摄像头拍下的画面与学校保存的照片比对，只用于这次注册，比对后不保存。',
    'The camera pictures are compared with the photo the school has, for this registration only. They are not kept.',
    '攝影機拍下的畫面與學校保存的照片比對，只用於這次註冊，比對後不保存。',
  ],
  authority: ['公安核验', 'Check with the authorities', '公安核驗'],
  authorityText: ['与公安登记的照片比对', 'Compared with the photo on your ID card', '與公安登記的照片比對'],
  authorityLead: [
    '您的姓名、身份证号和一张画面会发送给核验机构比对，只用于这次注册。',
    'Your name, ID number and one picture are sent to the authority for comparison, for this registration only.',
    '您的姓名、身分證號和一張畫面會傳送給核驗機構比對，只用於這次註冊。',
  ],
  faceAgree: ['我同意为此目的处理我的人脸信息', 'I agree to the use of my face for this', '我同意為此目的處理我的人臉資訊'],
  goOn: ['继续', 'Continue', '繼續'],
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
  otherWay: ['换一种方式', 'Choose another way', '換一種方式'],
})
