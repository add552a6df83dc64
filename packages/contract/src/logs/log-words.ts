import type { Phrase } from '../language.ts'
import type { FaceCallConsent, FaceCallOutcome, FaceCallPurpose } from './face-log.ts'
import type { LoginOutcome } from './login-log.ts'
import type { OperationOutcome } from './operate-log.ts'
import type { PhotoOperation, PhotoStorage } from './photo-log.ts'

export const loginOutcomeNames: Record<LoginOutcome, Phrase> = {
  in: ['登录', 'Logged in', '登入'],
  refused: ['拒绝', 'Refused', '拒絕'],
  out: ['退出', 'Logged out', '登出'],
}

export const operationOutcomeNames: Record<OperationOutcome, Phrase> = {
  done: ['已完成', 'Done', '已完成'],
  refused: ['拒绝', 'Refused', '拒絕'],
}

/** How somebody came in; a way that is newer than this list keeps its own word. */
export const loginWayNames: Readonly<Record<string, Phrase>> = {
  wechat: ['微信', 'WeChat', '微信'],
  wecom: ['企业微信', 'WeCom', '企業微信'],
  dingtalk: ['钉钉', 'DingTalk', '釘釘'],
  cas: ['统一身份认证', 'Single sign-on', '統一身分認證'],
  oidc: ['校园通行证', 'Campus ID', '校園通行證'],
  password: ['密码登录', 'Password', '密碼登入'],
  phone: ['手机验证码', 'Phone code', '手機驗證碼'],
  email: ['邮箱验证码', 'Email code', '電子信箱驗證碼'],
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  pc_login: ['手机扫码', 'Scanned with phone', '手機掃碼'],
  login_code: ['登录码', 'Login code', '登入碼'],
  remember: ['记住登录', 'Remembered', '記住登入'],
  switch: ['切换账号', 'Switched account', '切換帳號'],
  face: ['人脸登录', 'Face', '人臉登入'],
}

/** Why a login was refused, where no answer of the product says it. */
export const loginReasonNames: Readonly<Record<string, Phrase>> = {
  disabled: ['账号已停用', 'The account is disabled', '帳號已停用'],
  new_device: ['新设备，需要验证码', 'New device: code required', '新裝置，需要驗證碼'],
  new_password_needed: ['需要先修改密码', 'Password change required', '需要先修改密碼'],
  unknown: ['没有这个账号', 'No such account', '沒有這個帳號'],
  unknown_account: ['没有这个账号', 'No such account', '沒有這個帳號'],
  wrong_password: ['密码错误', 'Wrong password', '密碼錯誤'],
  no_password: ['账号没有密码', 'The account has no password', '帳號沒有密碼'],
  other_person: ['不是本人', 'Not the same person', '不是本人'],
}

export const faceCallPurposeNames: Record<FaceCallPurpose, Phrase> = {
  login: ['刷脸登录', 'Face login', '刷臉登入'],
  user: ['本人核验', 'User’s face check', '本人核驗'],
  manager: ['管理员核验', 'Administrator’s face check', '管理員核驗'],
  registration: ['注册核验', 'Registration', '註冊核驗'],
  portrait: ['证件照检测', 'Photo check', '證件照檢測'],
  paper: ['证件人像比对', 'Comparison with ID document', '證件人像比對'],
  search: ['以图搜人', 'Photo search', '以圖搜人'],
}

export const faceCallOutcomeNames: Record<FaceCallOutcome, Phrase> = {
  passed: ['通过', 'Passed', '通過'],
  failed: ['未通过', 'Failed', '未通過'],
  error: ['无法检测', 'Could not be measured', '無法檢測'],
}

export const faceCallConsentNames: Record<FaceCallConsent, Phrase> = {
  given: ['已同意', 'On record', '已同意'],
  missing: ['无同意记录', 'None on record', '無同意記錄'],
  not_needed: ['无需同意', 'Not needed', '無需同意'],
}

export const photoOperationNames: Record<PhotoOperation, Phrase> = {
  taken: ['拍摄或上传', 'Taken', '拍攝或上傳'],
  replaced: ['更换', 'Replaced', '更換'],
  passed: ['审核通过', 'Approved', '審核通過'],
  failed: ['审核不通过', 'Rejected', '審核不通過'],
  viewed: ['查看', 'Viewed', '查看'],
  exported: ['导出', 'Exported', '匯出'],
  searched: ['用于搜索', 'Found by a search', '用於搜尋'],
}

export const photoStorageNames: Record<PhotoStorage, Phrase> = {
  stored: ['保存', 'Stored', '儲存'],
  deleted: ['删除', 'Deleted', '刪除'],
}
