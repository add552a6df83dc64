import { ConsentGiven, type login, type loginByTicket, type ownLoginCode, type setLanguage } from '@campus/contract/account/login.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { toLanguage } from '@campus/contract/language.ts'
import { z } from 'zod'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Holder } from '../../people/person/holder.service.ts'
import { changeConfig } from '../../people/person/person.service.ts'
import { requireSettings } from '../../school/school/school.service.ts'
import { requireConsent } from '../consent/consent.service.ts'
import { findOwnSession } from '../session/session.repository.ts'
import { issueTicket, spendTicket } from '../tickets/ticket.service.ts'
import { proveCode } from './code-proof.service.ts'
import { startSession } from './entry.service.ts'
import { provePassword } from './password-proof.service.ts'

const ticketSeconds = 60

/** The school's rules for a way in. */
export const requireWay = async (ctx: Ctx, { schoolId, userType, way }: Pick<InputOf<typeof login>, 'schoolId' | 'userType' | 'way'>) => {
  const settings = await requireSettings(ctx, schoolId)
  if (!settings.loginWays.includes(way) || !settings.userTypes.includes(userType)) throw refuse('way_not_open')
  return settings
}

const prove = (ctx: Ctx, given: InputOf<typeof login>, isCaptchaAlwaysWanted: boolean): Promise<Holder> => {
  const { schoolId, userType, way, captcha, code = '' } = given
  if (way === 'phone') return proveCode(ctx, { schoolId, userType, account: given.phone ?? '', channel: way, code, captcha })
  if (way === 'email') return proveCode(ctx, { schoolId, userType, account: given.email ?? '', channel: way, code, captcha })
  const { account = '', password = '' } = given
  return provePassword(ctx, { schoolId, userType, account, password, captcha, isCaptchaAlwaysWanted })
}

export const logIn = async (ctx: Ctx, given: InputOf<typeof login>) => {
  const { schoolId, way, remember, consent } = given
  const { isCaptchaAlwaysWanted } = await requireWay(ctx, given)
  await requireConsent(ctx, schoolId, consent)
  const holder = await prove(ctx, given, isCaptchaAlwaysWanted)
  const { session, isFirstLogin } = await startSession(ctx, { schoolId, personId: holder.id, way, remember, consent })
  return answer({ isFirstLogin }, { session })
}

const LoginTicket = z.object({ way: z.string().default('ticket'), consent: ConsentGiven.optional() })

export const logInByTicket = async (ctx: Ctx, { id }: InputOf<typeof loginByTicket>) => {
  const { schoolId, personId, payload } = await spendTicket(ctx, 'login', id)
  if (!personId) throw refuse('ticket_invalid')
  const { session, isFirstLogin } = await startSession(ctx, { schoolId, personId, ...LoginTicket.parse(payload) })
  return answer({ isFirstLogin }, { session })
}

/** Has a purpose of its own: who photographs the code on a phone finds no call that turns it into a session. */
export const giveLoginCode = async (ctx: CallerCtx): Promise<OutputOf<typeof ownLoginCode>> => {
  const { schoolId, personId } = ctx.caller
  const code = await issueTicket(ctx, { schoolId, personId, purpose: 'visit', seconds: ticketSeconds })
  return { code, expiresIn: ticketSeconds }
}

/** The first login lasts as long as its session, or until the basic information is there. */
export const notifyFirstLogin = async (ctx: CallerCtx) => {
  const session = await findOwnSession(ctx.sql, ctx.caller.sessionId)
  const isFirst = session?.first_login_at != null && session.created_at <= session.first_login_at
  return { isFirstLogin: isFirst && session.nickname === '' }
}

export const chooseLanguage = async (ctx: Ctx, { lang }: InputOf<typeof setLanguage>) => {
  if (ctx.caller) await changeConfig({ ...ctx, caller: ctx.caller }, { language: toLanguage(lang) })
  return null
}
