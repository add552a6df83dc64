import type { Phrase } from '../language.ts'

/** Refusals of face checks and of what people agree to about their face. Each names the other way. */
export const faceRefusals = {
  face_busy: [
    '人脸服务繁忙，请稍后再试，或改用验证码等其他方式',
    'The face service is busy. Try again in a moment, or use another way such as a code.',
    '人臉服務繁忙，請稍後再試，或改用驗證碼等其他方式',
  ],
  faces_off: [
    '学校没有开启人脸功能，请使用其他方式',
    'Your school does not use face checks. Please use another way.',
    '學校沒有開啟人臉功能，請使用其他方式',
  ],
  face_resting: [
    '人脸核验次数已用完，请一小时后再试，或改用验证码等其他方式',
    'You have used all attempts. Try again in an hour, or use another way such as a code.',
    '人臉核驗次數已用完，請一小時後再試，或改用驗證碼等其他方式',
  ],
  face_challenge_over: [
    '核验已超时或已使用，请重新开始',
    'This check has expired or was already used. Please start again.',
    '核驗已逾時或已使用，請重新開始',
  ],
  face_consent_needed: [
    '此用途需要您先同意人脸信息处理规则，也可以选择不使用人脸的方式',
    'This needs your consent to the use of your face first. You can also choose a way without it.',
    '此用途需要您先同意人臉資訊處理規則，也可以選擇不使用人臉的方式',
  ],
  face_not_kept: [
    '还没有可以比对的照片，请先上传证件照，或使用其他方式',
    'There is no photo to compare with yet. Add your portrait first, or use another way.',
    '還沒有可以比對的照片，請先上傳證件照，或使用其他方式',
  ],
  face_device_unknown: [
    '这台设备还没有登录过该账号，请先用密码或验证码登录一次',
    'This account has not been used on this device. Log in with your password or a code once first.',
    '這台裝置還沒有登入過該帳號，請先用密碼或驗證碼登入一次',
  ],
  assessment_needed: [
    '开启人脸功能前，请先保存个人信息保护影响评估',
    'Save an impact assessment before you turn on face recognition.',
    '開啟人臉功能前，請先保存個人資料保護影響評估',
  ],
  guardian_needed: [
    '未满十四周岁需要监护人同意，请家长用家长账号同意，或联系学校老师办理',
    'Under 14, your guardian has to agree: with their family account, or in writing at the school.',
    '未滿十四歲需要監護人同意，請家長用家長帳號同意，或聯絡學校老師辦理',
  ],
  guardian_not_needed: [
    '该用户已满十四周岁，应由本人同意',
    'This person is 14 or older and agrees for themselves.',
    '該使用者已滿十四歲，應由本人同意',
  ],
  guardian_account_unknown: [
    '没有找到这个家长账号，请核对手机号或邮箱',
    'Family account not found. Check the phone number or email address.',
    '沒有找到這個家長帳號，請核對手機號碼或電子信箱',
  ],
  nothing_to_withdraw: [
    '您没有同意过这项用途，无需撤回',
    'You have not agreed to this, so there is nothing to withdraw.',
    '您沒有同意過這項用途，無需撤回',
  ],
} as const satisfies Record<string, Phrase>
