import { login } from '@campus/contract/account/login.ts'
import { beginSetupAtLogin, finishSetupAtLogin } from '@campus/contract/account/second-factor.ts'
import { SecondStepNeeded } from '@campus/contract/account/second-step.ts'
import { type AskOptions, asker } from './ask.ts'
import { codeAt } from './authenticator-app.ts'
import { withPassword } from './logging-in.ts'
import { makePerson, type TestPerson } from './people.ts'
import type { TestCampus } from './test-campus.ts'

/** The code of the next time step, half a minute later: each step counts once. */
export const nextCode = ({ clock }: TestCampus, secret: string) => {
  clock.advance(30)
  return codeAt(secret, clock.now())
}

export const stepOf = ({ data }: { readonly data: unknown }) => SecondStepNeeded.parse(data)

/** Sets an authenticator app up with the ticket of a login that demands it. */
export const setUpAtLogin = async (campus: TestCampus, ticket: string, options: AskOptions = {}) => {
  const ask = asker(campus.url)
  const { setupTicket, secret } = (await ask(beginSetupAtLogin, { ticket }, options)).data
  const { data, token, headers, error } = await ask(finishSetupAtLogin, { ticket, setupTicket, code: nextCode(campus, secret) }, options)
  if (!token) throw new Error(`the set-up was refused: ${error}`)
  return { secret, token, recoveryCodes: data.recoveryCodes, remember: headers.get('x-remember') ?? '' }
}

/** Somebody who manages, at a campus where that takes a second factor: logged in, with an authenticator app. */
export const enterWithFactor = async (
  campus: TestCampus,
  schoolId: string,
  { roles = ['admin'], remember = false, ...options }: Parameters<typeof makePerson>[2] & { remember?: boolean; device?: AskOptions } = {},
) => {
  const person: TestPerson = await makePerson(campus.base.sql, schoolId, { kind: 'teacher', roles, ...options })
  const { ticket } = stepOf(await asker(campus.url)(login, withPassword(person, { remember }), options.device))
  return { person, schoolId, ...(await setUpAtLogin(campus, ticket, options.device)) }
}
