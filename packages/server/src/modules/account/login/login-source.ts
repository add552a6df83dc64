import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import type { Source } from '../../statistics/sources.extension.ts'

const ways: Record<string, Phrase> = {
  password: ['密码', 'Password', '密碼'],
  phone: ['手机验证码', 'Code by phone', '手機驗證碼'],
  email: ['邮箱验证码', 'Code by email', '信箱驗證碼'],
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  face: ['人脸', 'Face', '人臉'],
  pc_login: ['扫码登录', 'Scanned code', '掃碼登入'],
  remember: ['自动登录', 'Remembered device', '自動登入'],
  one_time: ['一次性口令', 'One-time word', '一次性口令'],
  switch: ['切换账号', 'Account switched', '切換帳號'],
  totp: ['验证器', 'Authenticator app', '驗證器'],
  recovery_code: ['恢复码', 'Recovery code', '復原碼'],
  id_card: ['证件号码', 'ID number', '證件號碼'],
  wechat: ['微信', 'WeChat', '微信'],
  wecom: ['企业微信', 'WeCom', '企業微信'],
  dingtalk: ['钉钉', 'DingTalk', '釘釘'],
  cas: ['统一身份认证', 'Single sign-on (CAS)', '統一身分驗證'],
  oidc: ['统一身份认证（OIDC）', 'Single sign-on (OIDC)', '統一身分驗證（OIDC）'],
}

/** Logins, refused logins and logouts, by the way that was taken. Only who came in counts as a person of the day. */
export const loginSource: Source = {
  name: ['登录', 'Logins', '登入'],
  events: fragment`
    select login_log.school_id, login_log.created_at as at, person.org_unit_id as unit_id,
           case when login_log.outcome = 'in' then login_log.person_id end as person_id,
           login_log.way as subject, login_log.outcome, 1 as count, 0 as amount, login_log.network
      from login_log left join person on person.id = login_log.person_id`,
  outcomes: {
    in: ['登录成功', 'Logged in', '登入成功'],
    refused: ['登录被拒', 'Refused', '登入被拒'],
    out: ['退出登录', 'Logged out', '登出'],
  },
  subjects: ways,
  amount: null,
  isAboutPeople: true,
  rows: { path: '/pages/sys/log/login_log', who: ['admin', 'auditor'], unit: 'unit', outcome: 'outcome', subject: 'way' },
  keptDays: ({ retention }) => retention.loginLog,
}
