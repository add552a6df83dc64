import { z } from 'zod'
import { call } from '../call.ts'
import { PasswordChanged } from './links.ts'
import { NewPassword, TypedPassword } from './password-rules.ts'

export const changeOwnPassword = call({
  method: 'POST',
  path: '/my/password',
  who: 'user',
  summary: 'Change my password; this ends all my other sessions and the links made since the last proof.',
  body: z
    .object({ oldPassword: TypedPassword, password: NewPassword, confirmation: z.string() })
    .refine((given) => given.password === given.confirmation, { message: 'passwords_differ', path: ['confirmation'] }),
  sealed: ['oldPassword', 'password', 'confirmation'],
  output: PasswordChanged,
  refusals: ['old_password_wrong', 'password_is_old', 'password_is_common', 'password_too_long', 'password_is_account', 'try_later'],
})
