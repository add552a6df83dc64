import { createHash } from 'node:crypto'
import { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { login } from '@campus/contract/account/login.ts'
import { SessionUser } from '@campus/contract/envelope.ts'
import type { Language } from '@campus/contract/language.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { address } from '../address.ts'
import { askServer } from './ask-server.ts'
import { codeSentTo } from './outbox.ts'
import type { Person } from './person.ts'

interface Entering {
  readonly network: string
  readonly language: Language
  readonly remember: boolean
  /** Where the code goes for somebody without a password. */
  readonly by: 'phone' | 'email'
  /** Another campus than the one that most journeys visit. */
  readonly at?: string | undefined
}

const schoolOf = ({ schoolId = demoUniversity.id }: Person) => schoolId

const proofOf = async (person: Person, { network, by, at }: Entering) => {
  const { userType, number, phone, email, password } = person
  const schoolId = schoolOf(person)
  if (password) return { way: 'password', account: number, password } as const
  if (by === 'email') {
    const code = await codeSentTo(email, () => askServer(sendEmailCode, { schoolId, userType, email }, network, { at }), at)
    return { way: 'email', email, code } as const
  }
  const code = await codeSentTo(phone, () => askServer(sendPhoneCode, { schoolId, userType, phone }, network, { at }), at)
  return { way: 'phone', phone, code } as const
}

/** All that a person does in journeys happens on one device, so that no login is reported to them as that of a new one. */
const deviceOf = ({ number }: Person) => createHash('sha256').update(number).digest('hex').slice(0, 32)

/** What the app keeps on the device of somebody who is in. */
interface Entered {
  readonly guid: string
  readonly token: string
  readonly user: unknown
  readonly remember: string
  readonly loginType: Person['userType']
  readonly school: { readonly id: string; readonly name: string }
}

/** Logs in without the page, for journeys that begin behind the door. */
export const enter = async (person: Person, entering: Entering): Promise<Entered> => {
  const { network, language, at } = entering
  const schoolId = schoolOf(person)
  const { documents } = (await askServer(loginInit, { schoolId }, network, { at })).data
  const given = {
    ...(await proofOf(person, entering)),
    schoolId,
    userType: person.userType,
    consent: { ...documents, agreed: true },
    remember: entering.remember,
  } as const
  const guid = deviceOf(person)
  const { token, user, remember } = await askServer(login, given, network, { language, at, deviceId: guid })
  const { schoolName } = SessionUser.parse(user)
  return { guid, token, user, remember, loginType: person.userType, school: { id: schoolId, name: schoolName } }
}

interface Shared {
  readonly since: number
  readonly session: Promise<Entered>
}

const shared = new Map<string, Shared>()

/** One session for all who only look: nobody may log out of it or end it. */
export const enterOnce = (person: Person, entering: Entering, notBefore = 0): Promise<Entered> => {
  const key = `${person.number} ${entering.language} ${entering.at ?? address}`
  const known = shared.get(key)
  if (known && known.since >= notBefore) return known.session
  const session = enter(person, entering)
  shared.set(key, { since: Date.now(), session })
  return session
}

/** What asks for a recent proof takes a login of the last ten minutes; some of them may pass before the call is made. */
const proofLasts = 8 * 60_000

/** For calls beside the browser in the name of somebody who only needs to be in. Another campus may send its mail for real. */
export const tokenOf = async (person: Person, network: string, language: Language = 'zh_CN', at?: string): Promise<string> => {
  const entering = { network, language, remember: false, by: at ? 'phone' : 'email', at } as const
  return (await enterOnce(person, entering, Date.now() - proofLasts)).token
}
