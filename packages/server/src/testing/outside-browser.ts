import { randomBytes } from 'node:crypto'
import {
  bindMoreAccount,
  dingtalkLogin,
  dingtalkUrl,
  wechatLogin,
  wechatUrl,
  wecomLogin,
  wecomUrl,
} from '@campus/contract/account/outside.ts'
import type { DemoLogin } from '../demo/sign-in/demo-codes.ts'
import type { SocialKind } from '../ports/social/social.ts'
import { asker } from './ask.ts'
import { type TestPerson, testPassword } from './people.ts'
import type { TestCampus } from './test-campus.ts'

/** The versions that a new test school has in force. */
export const versions = { privacyPolicy: '1', userAgreement: '1' } as const

const leaving = { wechat: wechatUrl, wecom: wecomUrl, dingtalk: dingtalkUrl }
const returning = { wechat: wechatLogin, wecom: wecomLogin, dingtalk: dingtalkLogin }

interface Trip {
  readonly schoolId: string
  readonly token?: string
  readonly purpose?: 'login' | 'bind'
}

/** A browser in a test that goes out to a provider and comes back, keeping its proof as the app does. */
export const openOutsideBrowser = ({ url, base }: TestCampus) => {
  const ask = asker(url)
  const proof = randomBytes(32).toString('base64url')

  const leave = async (kind: SocialKind, { schoolId, token, purpose = 'login' }: Trip) => {
    const { data, error } = await ask(leaving[kind], { schoolId, purpose, proof, ...versions }, { token })
    const address = error ? undefined : new URL(data.url)
    return { error, address, state: address?.searchParams.get('state') ?? '' }
  }
  const comeBack = (kind: SocialKind, back: { code: string; state: string; proof?: string }, token?: string) =>
    ask(returning[kind], { proof, ...back }, { token })

  /** What the stand-in page of the demo would send the browser back with. */
  const mint = (kind: SocialKind, subject: string, name = subject) => {
    const port = base.services.social[kind]
    if (!port || !('login' in port)) throw new Error(`${kind} has no stand-in here`)
    return (port.login as DemoLogin).mintDemoCode({ subject, name })
  }
  const go = async (kind: SocialKind, subject: string, trip: Trip) => {
    const { state } = await leave(kind, trip)
    return comeBack(kind, { code: mint(kind, subject), state }, trip.token)
  }
  const prove = (person: TestPerson, more: { bindTicket?: string; password?: string; token?: string }) => {
    const { token, ...rest } = more
    const account = { schoolId: person.schoolId, userType: person.kind, account: person.number, password: testPassword }
    return ask(bindMoreAccount, { ...account, consent: { ...versions, agreed: true }, ...rest }, { token })
  }
  return { ask, proof, leave, comeBack, mint, go, prove }
}
