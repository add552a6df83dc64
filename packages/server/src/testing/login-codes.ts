import { sendPhoneCode } from '@campus/contract/account/codes.ts'
import { login } from '@campus/contract/account/login.ts'
import { asker } from './ask.ts'
import { agreed } from './logging-in.ts'
import { makePerson, makeSchool, type TestPerson } from './people.ts'
import { readCaptcha } from './read-captcha.ts'
import type { TestCampus } from './test-campus.ts'

/** For a campus that believes what is forwarded: every asker has a network of their own. */
export const codeEnvironment = { TRUSTED_PROXIES: '127.0.0.1' }

let networks = 0
export const newNetwork = () => {
  networks += 1
  return { headers: { 'x-forwarded-for': `198.51.${100 + Math.floor(networks / 250)}.${(networks % 250) + 1}` } }
}

export const newDevice = (id: string) => ({ headers: { ...newNetwork().headers, 'x-device-id': id.repeat(32) } })

export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Who asks for codes by phone at this campus, and who logs in with them. */
export const codesAt = (campus: () => TestCampus) => {
  const makeStudent = async () => makePerson(campus().base.sql, (await makeSchool(campus().base.sql)).id)

  const askForCode = (person: TestPerson, network = newNetwork(), phone = person.phone) =>
    asker(campus().url)(sendPhoneCode, { schoolId: person.schoolId, userType: person.kind, phone }, network)

  const askWithCaptcha = async (student: TestPerson, network = newNetwork(), more: { schoolId?: string; userType?: 'teacher' } = {}) => {
    const captcha = await readCaptcha(campus(), network)
    const asked = { schoolId: student.schoolId, userType: student.kind, phone: student.phone, captcha, ...more }
    return asker(campus().url)(sendPhoneCode, asked, network)
  }

  const logInWith = (person: TestPerson, code: string, more: object = {}, network = newNetwork()) => {
    const given = {
      schoolId: person.schoolId,
      userType: person.kind,
      way: 'phone',
      phone: person.phone,
      code,
      consent: agreed,
      ...more,
    } as const
    return asker(campus().url)(login, given, network)
  }

  return { makeStudent, askForCode, askWithCaptcha, logInWith }
}
