import { z } from 'zod'
import type { FieldErrorCode } from '../field-texts.ts'

export const passwordLength = { min: 8, max: 64 } as const

/** One rule of a good password, so that a form can show each as it is met. */
export interface PasswordRule {
  readonly code: FieldErrorCode
  readonly isMet: (password: string, about: { account?: string | undefined; max: number }) => boolean
}

const classesIn = (password: string) => [/\p{L}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length

export const passwordRules: readonly PasswordRule[] = [
  { code: 'password_length', isMet: (password, { max }) => password.length >= passwordLength.min && password.length <= max },
  { code: 'password_classes', isMet: (password) => classesIn(password) >= 2 },
  { code: 'password_only_digits', isMet: (password) => password !== '' && !/^\d+$/.test(password) },
  { code: 'password_is_account', isMet: (password, { account }) => password !== '' && password.toLowerCase() !== account?.toLowerCase() },
]

/** What every new password must meet; the school's bound, the old password and the block list are known to the server alone. */
export const NewPassword = z.string().superRefine((password, issues) => {
  const broken = passwordRules.find((rule) => !rule.isMet(password, { max: passwordLength.max }))
  if (broken) issues.addIssue({ code: 'custom', message: broken.code })
})

/** A password as typed at login: whatever it is, it only has to match. */
export const TypedPassword = z.string().min(1, 'required').max(256)
