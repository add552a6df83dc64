import { sendPhoneCode } from '@campus/contract/account/codes.ts'
import { login } from '@campus/contract/account/login.ts'
import type { Language } from '@campus/contract/language.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { address } from '../address.ts'
import { lastCode } from './outbox.ts'
import type { Person } from './person.ts'

interface Entering {
  readonly network: string
  readonly language: Language
  readonly remember: boolean
}

const ask = asker(address)
const schoolId = demoUniversity.id

const proofOf = async ({ userType, number, phone, password }: Person, headers: Record<string, string>) => {
  if (password) return { way: 'password', account: number, password } as const
  const { error } = await ask(sendPhoneCode, { schoolId, userType, phone }, { headers })
  if (error) throw new Error(`no code was sent to ${phone}: ${error}`)
  return { way: 'phone', phone, code: await lastCode(phone) } as const
}

/** Logs in without the page, for journeys that begin behind the door; gives what the app keeps on the device. */
export const enter = async (person: Person, { network, language, remember }: Entering): Promise<object> => {
  const headers = { 'x-forwarded-for': network }
  const { documents } = (await ask(loginInit, { schoolId }, { headers })).data
  const proof = await proofOf(person, headers)
  const given = { ...proof, schoolId, userType: person.userType, consent: { ...documents, agreed: true }, remember } as const
  const answer = await ask(login, given, { headers, language })
  if (!answer.token) throw new Error(`${person.name} was not let in: ${answer.msg}`)
  return { token: answer.token, user: answer.user, remember: answer.headers.get('x-remember') ?? '', loginType: person.userType }
}
