import { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { login } from '@campus/contract/account/login.ts'
import type { Language } from '@campus/contract/language.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { askServer } from './ask-server.ts'
import { codeSentTo } from './outbox.ts'
import type { Person } from './person.ts'

interface Entering {
  readonly network: string
  readonly language: Language
  readonly remember: boolean
  /** Where the code goes for somebody without a password. */
  readonly by: 'phone' | 'email'
}

const schoolId = demoUniversity.id

const proofOf = async ({ userType, number, phone, email, password }: Person, { network, by }: Entering) => {
  if (password) return { way: 'password', account: number, password } as const
  if (by === 'email') {
    const code = await codeSentTo(email, () => askServer(sendEmailCode, { schoolId, userType, email }, network))
    return { way: 'email', email, code } as const
  }
  const code = await codeSentTo(phone, () => askServer(sendPhoneCode, { schoolId, userType, phone }, network))
  return { way: 'phone', phone, code } as const
}

/** Logs in without the page, for journeys that begin behind the door; gives what the app keeps on the device. */
export const enter = async (person: Person, entering: Entering): Promise<object> => {
  const { network, language } = entering
  const { documents } = (await askServer(loginInit, { schoolId }, network)).data
  const given = {
    ...(await proofOf(person, entering)),
    schoolId,
    userType: person.userType,
    consent: { ...documents, agreed: true },
    remember: entering.remember,
  } as const
  const { token, user, remember } = await askServer(login, given, network, { language })
  return { token, user, remember, loginType: person.userType }
}

const entered = new Map<string, Promise<object>>()

/** One session for all who only look: nobody may log out of it or end it. */
export const enterOnce = (person: Person, entering: Entering): Promise<object> => {
  const key = `${person.number} ${entering.language}`
  const session = entered.get(key) ?? enter(person, entering)
  entered.set(key, session)
  return session
}
