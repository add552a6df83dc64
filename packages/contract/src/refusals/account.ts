import type { Phrase } from '../language.ts'

export const accountRefusals = {
  wrong_login: ['账号或密码错误，请核对后重试', 'Wrong account or password; check both and try again', '帳號或密碼錯誤，請核對後重試'],
} as const satisfies Record<string, Phrase>
