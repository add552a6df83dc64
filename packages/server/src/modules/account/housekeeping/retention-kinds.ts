import type { Phrase } from '@campus/contract/language.ts'
import { retentionKind } from '../../retention.ts'

const hour = 3600
const day = 24 * hour

export const idempotencyKeys = retentionKind({
  kind: 'idempotency_key',
  name: ['已完成请求的防重复记录', 'Records that keep a request from running twice', '已完成請求的防重複記錄'],
  keptFor: day,
})

export const attemptCounters = retentionKind({
  kind: 'throttle',
  name: ['尝试次数计数（到期后）', 'Expired counters of attempts', '嘗試次數計數（到期後）'],
  keptFor: hour,
})

const expired = <const Table extends string>(kind: Table, name: Phrase) => retentionKind({ kind, name, keptFor: day })

/** Kept a day after they expired, so that a late use can still be explained. */
export const expiring = [
  expired('captcha', ['过期的图形验证码', 'Expired captchas', '過期的圖形驗證碼']),
  expired('verification_code', ['过期的短信和邮件验证码', 'Expired verification codes', '過期的簡訊和郵件驗證碼']),
  expired('ticket', ['过期的一次性凭证', 'Expired one-time tickets', '過期的一次性憑證']),
  expired('pc_login', ['过期的扫码登录请求', 'Expired QR logins', '過期的掃碼登入請求']),
  expired('account_change', ['过期的账号变更撤销记录', 'Account changes that can no longer be undone', '過期的帳號變更撤銷記錄']),
] as const

/** A reused token is the sign of a theft, so it is remembered for a while after its end. */
export const rememberTokens = retentionKind({
  kind: 'remember_token',
  name: ['过期的保持登录凭证', 'Expired tokens of devices that stay logged in', '過期的保持登入憑證'],
  keptFor: 30 * day,
})

/** Longer than anything that was done without network may wait. */
export const sessionUses = retentionKind({
  kind: 'session_use',
  name: ['登录会话的使用时间', 'Times at which logins were in use', '登入工作階段的使用時間'],
  keptFor: 16 * hour,
})

/** A school remembers who was there for as long as it decided; the log of logins goes with the other logs. */
export const sessions = retentionKind({
  kind: 'session',
  name: ['已结束的登录会话', 'Logins that ended', '已結束的登入工作階段'],
  keptFor: ({ retention }) => retention.loginLog * day,
})

export const accountRetention = [idempotencyKeys, attemptCounters, ...expiring, rememberTokens, sessionUses, sessions]
