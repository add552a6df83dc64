import { login } from '@campus/contract/account/login.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { type AskOptions, asker } from './ask.ts'
import { type TestPerson, testPassword } from './people.ts'

/** The versions that the test schools have in force. */
export const agreed = { privacyPolicy: '1', userAgreement: '1', agreed: true } as const

export const withPassword = (person: TestPerson, more: Partial<GivenTo<typeof login>> = {}): GivenTo<typeof login> => ({
  schoolId: person.schoolId,
  userType: person.kind,
  way: 'password',
  account: person.number,
  password: testPassword,
  consent: agreed,
  ...more,
})

/** Logs a person in through the front door; what the device would keep. */
export const logInAs = async (url: string, person: TestPerson, more: Partial<GivenTo<typeof login>> = {}, options: AskOptions = {}) => {
  const { code, msg, token, headers } = await asker(url)(login, withPassword(person, more), options)
  if (code !== 200 || !token) throw new Error(`login failed: ${msg}`)
  return { token, remember: headers.get('x-remember') ?? '' }
}
