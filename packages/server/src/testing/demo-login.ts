import { login } from '@campus/contract/account/login.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { asker } from './ask.ts'

/** Logs in with one of the accounts that the demo shows on its login page. */
export const logInToDemo = async (url: string, role: string) => {
  const ask = asker(url)
  const { data: page } = await ask(loginInit, {})
  const shown = page.demoAccounts.find((account) => account.role === role)
  if (!shown) throw new Error(`the demo shows no account for ${role}`)
  const { userType, account, password } = shown
  const answer = await ask(login, {
    schoolId: page.school.id,
    userType,
    way: 'password',
    account,
    password,
    consent: { ...page.documents, agreed: true },
  })
  if (!answer.token) throw new Error(`${role} cannot log in: ${answer.msg}`)
  return { token: answer.token, schoolId: page.school.id, user: answer.user, isFirstLogin: answer.data.isFirstLogin }
}
