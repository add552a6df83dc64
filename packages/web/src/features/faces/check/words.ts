import type { CheckPurpose } from '@campus/contract/faces/face-words.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const purposeNames: Record<CheckPurpose, Phrase> = {
  login: ['登录', 'Login', '登入'],
  user: ['本人核对', 'User’s check', '本人核對'],
  manager: ['管理员核对', 'Administrator’s check', '管理員核對'],
  registration: ['注册', 'Registration', '註冊'],
}

export const checkWords = wordsOf({
  purpose: (purpose: CheckPurpose): Phrase => purposeNames[purpose],
  ownLead: [
    '用相机核对是不是您本人，大约需要 15 秒。',
    'The camera checks that it is you. It takes about 15 seconds.',
    '用相機核對是不是您本人，大約需要 15 秒。',
  ],
  managerLead: [
    '查看照片库前先核对本人，通过后十分钟内有效。',
    'Confirm your identity to open the photo library. It stays open for ten minutes.',
    '查看照片庫前先核對本人，通過後十分鐘內有效。',
  ],
  helpDesk: ['不用人脸：到服务台办理', 'Go to the help desk instead', '不用人臉：到服務台辦理'],
  password: ['不用人脸：返回用密码确认', 'Use your password instead', '不用人臉：返回用密碼確認'],
  passed: ['核对通过', 'Check passed', '核對通過'],
  passedText: ['已确认是您本人。', 'Your identity is confirmed.', '已確認是您本人。'],
  openUntil: (time: string): Phrase => [`照片库开放到 ${time}`, `The photo library is open until ${time}`, `照片庫開放到 ${time}`],
  backToComputer: ['请回到电脑继续。', 'Continue on the computer.', '請回到電腦繼續。'],
  goOn: ['继续', 'Continue', '繼續'],
  hubLead: [
    '有些业务可以用人脸确认是您本人。不想用人脸，同样可以用验证码或到服务台办理。',
    'Some services can use your face to confirm that it is you. A code or the help desk works too.',
    '有些業務可以用人臉確認是您本人。不想用人臉，同樣可以用驗證碼或到服務台辦理。',
  ],
  off: [
    '学校没有开启人脸核对，请使用其他方式。',
    'Your school does not use face checks. Please use another way.',
    '學校沒有開啟人臉核對，請使用其他方式。',
  ],
  withThis: ['用这台设备核对', 'Check with this device', '用這台裝置核對'],
  withPhone: ['用手机核对', 'Check with my phone', '用手機核對'],
  consents: ['管理人脸信息授权', 'Manage the use of my face', '管理人臉資訊授權'],
  log: ['我的核对记录', 'My face checks', '我的核對記錄'],
  logText: ['保存 180 天，不含照片。', 'Kept for 180 days, without pictures.', '保存 180 天，不含照片。'],
  noLog: ['还没有核对记录。', 'No face checks yet.', '還沒有核對記錄。'],
  isPassed: ['通过', 'Passed', '通過'],
  isFailed: ['未通过', 'Not passed', '未通過'],
  scan: ['用手机扫描二维码', 'Scan the code with your phone', '用手機掃描 QR 碼'],
  scanText: [
    '手机要登录同一个账号。扫码后在手机上完成核对，这里会自动继续。',
    'Your phone must be logged in to the same account. After the check on the phone, this page continues automatically.',
    '手機要登入同一個帳號。掃碼後在手機上完成核對，這裡會自動繼續。',
  ],
  codeLabel: ['人脸核对二维码', 'Code for the face check', '人臉核對 QR 碼'],
  shown: ['等待扫码…', 'Waiting for the scan…', '等待掃碼…'],
  taken: ['已扫码，请在手机上完成核对', 'Scanned. Finish the check on your phone.', '已掃碼，請在手機上完成核對'],
  expired: ['二维码已过期', 'The code has expired', 'QR 碼已過期'],
  newCode: ['换一个二维码', 'Show a new code', '換一個 QR 碼'],
})
