import { NewPassword } from '@campus/contract/account/password-rules.ts'
import { z } from 'zod'

interface Bounds {
  /** As long as the school allows. */
  readonly most: number
  readonly account?: string | undefined
}

/** A new password and its repetition, as the forms of this area hold them. */
export const newPasswordFields = ({ most, account }: Bounds) => ({
  password: NewPassword.refine((password) => password.length <= most, 'password_length').refine(
    (password) => !account || password.toLowerCase() !== account.toLowerCase(),
    'password_is_account',
  ),
  passwordAgain: z.string(),
})

export const isSaidTwice = ({ password, passwordAgain }: { password: string; passwordAgain: string }): boolean => password === passwordAgain
export const saidDifferently = { message: 'passwords_differ', path: ['passwordAgain'] }
