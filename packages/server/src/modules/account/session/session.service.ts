import { randomUUID } from 'node:crypto'
import { FactorWay } from '@campus/contract/account/second-step.ts'
import { z } from 'zod'
import { type BaseContext, type Caller, type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import type { Sessions } from '../../../http/auth.ts'
import type { OpenedSession } from '../../../http/route.ts'
import type { CachedSessions } from '../../../http/server.extension.ts'
import { requiresSecondFactor } from '../../../platform/config/config.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken, secretBoxOf } from '../../../platform/crypto/secret-box.ts'
import { later } from '../../../platform/time/clock.ts'
import { dutiesOf } from '../../people/person/acting-caller.service.ts'
import { presentSessionUser, type SessionPerson } from '../../people/person/person.service.ts'
import { isSessionEnough, missingStep } from '../second-factor/need.rules.ts'
import { readFactors } from '../second-factor/need.service.ts'
import { endRemembered, insertRemember, isRememberUsable, lockRemember, spendRemember } from './remember.repository.ts'
import {
  type EndCause,
  endSessions,
  findSession,
  findSessionInUse,
  findSessionOpenAt,
  insertSession,
  listOpenSessionIds,
  listSessionsOf,
  noteSeen,
} from './session.repository.ts'
import { isOpen, isRepeatedRenewal, seenEverySeconds, sessionLife } from './session.rules.ts'
import { openSessionCache, type SessionCache } from './session-cache.ts'

interface Opening {
  readonly schoolId: string
  readonly personId: string
  /** How the person came in: `password`, `phone`, `passkey`, `wechat`, … */
  readonly way: string
  readonly remember: boolean
  /** What the outside needs again at logout. */
  readonly outside?: string | undefined
  /** The second factor that was shown. */
  readonly secondFactor?: FactorWay | undefined
  /** Where they were loaded already. */
  readonly person?: SessionPerson | undefined
  /** The family of the remember token that opened this session. */
  readonly familyId?: string
}

export const outsidePurpose = 'session.outside'

/** What the outside needs at logout, as it was when the session was opened. */
export const openOutside = (ctx: Ctx, encrypted: Buffer) => ctx.services.secretBox.decrypt(encrypted, outsidePurpose)

/** Opens a session for a person who has proved who they are. */
export const openSession = (ctx: Ctx, opening: Opening): Promise<OpenedSession & { sessionId: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId, way } = opening
    const now = ctx.now()
    const token = newToken()
    const { id: sessionId } = await insertSession(ctx.sql, {
      schoolId,
      personId,
      tokenHash: sha256(token),
      way,
      ...ctx.origin,
      now,
      expiresAt: later(now, sessionLife.absoluteSeconds),
      secondFactor: opening.secondFactor ?? null,
      outsideEncrypted: opening.outside ? ctx.services.secretBox.encrypt(opening.outside, outsidePurpose) : null,
    })
    const remember = opening.remember ? newToken() : undefined
    if (remember) {
      const familyId = opening.familyId ?? randomUUID()
      await insertRemember(ctx.sql, {
        schoolId,
        personId,
        familyId,
        sessionId,
        tokenHash: sha256(remember),
        now,
        expiresAt: later(now, sessionLife.rememberSeconds),
      })
    }
    const { user, isAgent } = opening.person ?? (await presentSessionUser(ctx, personId))
    return { token, user, isAgent, remember, sessionId }
  })

/** Ends sessions and their remember tokens, everywhere at once: the news reaches every process with the commit. */
export const endSessionsOf = (ctx: Ctx, which: { personId: string; id?: string; exceptId?: string }, cause: EndCause) =>
  inTransaction(ctx, async (ctx) => {
    const ended = await endSessions(ctx.sql, which, cause, ctx.now())
    await endRemembered(
      ctx.sql,
      {
        personId: which.personId,
        ...(which.id ? { sessionId: which.id } : {}),
        ...(which.exceptId ? { exceptSessionId: which.exceptId } : {}),
      },
      ctx.now(),
    )
    for (const { id } of ended) await push(ctx.sql, { to: `session:${id}`, topic: 'session_ended', data: null })
    return ended
  })

/** Who asked for nothing since then is not logged in any more. */
export const inUseSince = (now: Date): Date => later(now, -sessionLife.idleSeconds)

/** Makes every process reload the owner of the sessions of a person whose roles have changed. */
export const refreshSessionsOf = async (ctx: Ctx, personId: string) => {
  for (const id of await listOpenSessionIds(ctx.sql, personId))
    await push(ctx.sql, { to: `session:${id}`, topic: 'session_changed', data: null })
}

const answerPurpose = 'remember.renewal_answer'
const RenewalAnswer = z.object({ token: z.string(), remember: z.string() })

type Remembered = NonNullable<Awaited<ReturnType<typeof lockRemember>>>

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>

const isUsable = ({ now, services }: Pick<Ctx, 'now' | 'services'>, found: Found) =>
  found.state === 'active' &&
  isOpen(found, now()) &&
  isSessionEnough({ roles: found.roles ?? [], secondFactor: found.second_factor }, requiresSecondFactor(services.config))

/**
 * The answer that the same browser was given a moment ago: no second session, no second remember token. So a thief of the token
 * shares one chain of tokens with its owner, and the next double renewal is still detected.
 */
const repeatRenewal = async (ctx: Ctx, remember: string, { person_id, renewal_answer }: Remembered & { renewal_answer: Buffer }) => {
  const now = ctx.now()
  const given = RenewalAnswer.parse(JSON.parse(secretBoxOf(remember).decrypt(renewal_answer, answerPurpose)))
  const opened = await findSession(ctx.sql, sha256(given.token).toString('hex'))
  if (!opened || !isUsable(ctx, opened)) return 'unknown' as const
  if (!(await isRememberUsable(ctx.sql, sha256(given.remember), now))) return 'unknown' as const
  const { user, isAgent } = await presentSessionUser(ctx, person_id)
  return { caller: callerOf(opened), session: { ...given, user, isAgent } }
}

/** The second factor holds for the device on which it was shown. Elsewhere a remember token does not replace it. */
const keptFactor = (remembered: { device_id: string; second_factor: string | null }, deviceId: string) =>
  deviceId !== '' && deviceId === remembered.device_id ? FactorWay.nullable().parse(remembered.second_factor) : null

const renew = async (ctx: Ctx, remember: string, found: Remembered) => {
  const { person_id: personId, school_id: schoolId } = found
  const person = await presentSessionUser(ctx, personId)
  if (found.ended_at !== null || !person.isActive) return 'unknown' as const
  const secondFactor = keptFactor(found, ctx.origin.deviceId)
  if (missingStep(await readFactors(ctx, personId), secondFactor) !== 'none') return 'unknown' as const
  const [replaced] = await endSessionsOf(ctx, { personId, id: found.session_id }, 'replaced')
  const { sessionId, ...session } = await openSession(ctx, {
    schoolId,
    personId,
    way: 'remember',
    remember: true,
    person,
    familyId: found.family_id,
    secondFactor: secondFactor ?? undefined,
    ...(replaced?.outside_encrypted ? { outside: openOutside(ctx, replaced.outside_encrypted) } : {}),
  })
  const answer = JSON.stringify({ token: session.token, remember: session.remember })
  await spendRemember(ctx.sql, found.id, secretBoxOf(remember).encrypt(answer, answerPurpose), ctx.now())
  const duties = await dutiesOf(ctx, personId)
  const caller: Caller = { personId, schoolId, sessionId, roles: session.user.roles, isAgent: session.isAgent, duties }
  return { caller, session }
}

const resume = (ctx: Ctx, remember: string) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const found = await lockRemember(ctx.sql, sha256(remember))
    if (!found || found.expires_at <= now) return 'unknown' as const
    const { spent_at, renewal_answer } = found
    if (spent_at === null) return renew(ctx, remember, found)
    const isRepeated = isRepeatedRenewal({ at: spent_at, deviceId: found.device_id }, { at: now, deviceId: ctx.origin.deviceId })
    if (isRepeated && renewal_answer) return repeatRenewal(ctx, remember, { ...found, renewal_answer })
    await endSessionsOf(ctx, { personId: found.person_id }, 'remember_reused')
    return 'stolen' as const
  })

/** Whether the login or the device of the caller asked for anything in a span of time. */
export const wasInUse = async (ctx: CallerCtx, span: { readonly from: Date; readonly until: Date }): Promise<boolean> =>
  (await findSessionInUse(ctx.sql, { ...span, personId: ctx.caller.personId, deviceId: ctx.origin.deviceId })) !== undefined

/** Whether the caller was logged in on this device at that moment, also where they have logged in again since. */
export const wasLoggedIn = async (ctx: CallerCtx, at: Date): Promise<boolean> =>
  (await findSessionOpenAt(ctx.sql, {
    id: ctx.caller.sessionId,
    personId: ctx.caller.personId,
    deviceId: ctx.origin.deviceId,
    at,
  })) !== undefined

const callerOf = (found: Found): Caller => ({
  personId: found.person_id,
  schoolId: found.school_id,
  sessionId: found.id,
  roles: found.roles ?? [],
  isAgent: found.is_agent,
  duties: found.duties ?? undefined,
})

/** How the server learns who is asking. */
export const openSessions = (base: BaseContext, cache: SessionCache): Sessions => ({
  kept: (token) => cache.get(token, base.now()),
  async find(token) {
    const now = base.now()
    const kept = cache.get(token, now)
    if (kept) return kept
    const mark = cache.mark()
    const found = await findSession(base.sql, sha256(token).toString('hex'))
    if (!found || !isUsable(base, found)) return undefined
    if (later(found.last_seen_at, seenEverySeconds) <= now) await noteSeen(base.sql, { id: found.id, at: now })
    const caller = callerOf(found)
    cache.put(token, caller, now, mark)
    return caller
  },
  async listEnded(tokens) {
    const hashes = tokens.map((token) => [token, sha256(token)] as const)
    const found = await listSessionsOf(
      base.sql,
      hashes.map(([, hash]) => hash),
    )
    const usable = new Set(found.filter((session) => isUsable(base, session)).map(({ token_hash }) => token_hash.toString('hex')))
    return hashes.flatMap(([token, hash]) => (usable.has(hash.toString('hex')) ? [] : [token]))
  },
  resume: (remember, origin) => resume({ ...base, language: 'zh_CN', origin }, remember),
})

export const openCachedSessions = (base: BaseContext, mayKeep: () => boolean): CachedSessions => {
  const cache = openSessionCache(mayKeep)
  return { ...openSessions(base, cache), dropSession: (id) => cache.dropSession(id), clear: () => cache.clear() }
}
