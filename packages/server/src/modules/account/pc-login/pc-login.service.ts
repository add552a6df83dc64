import { timingSafeEqual } from 'node:crypto'
import type { beginPcLogin, confirmPcLogin, scanPcLogin, watchPcLogin } from '@campus/contract/account/pc-login.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { type BaseContext, type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { issueTicket } from '../tickets/ticket.service.ts'
import { decideScanned, findByCode, findPcLogin, insertPcLogin, spendConfirmed, takeShown } from './pc-login.repository.ts'
import { describeState, maxCodesPerMinute, stepSeconds } from './pc-login.rules.ts'

export const begin = async (ctx: Ctx): Promise<OutputOf<typeof beginPcLogin>> => {
  const { count, secondsLeft } = await countAttempt(ctx, `pc_login:${networkOf(ctx)}`, 60)
  if (count > maxCodesPerMinute) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const [code, pageSecret, now] = [newToken(), newToken(), ctx.now()]
  const expiresAt = later(now, stepSeconds)
  const { deviceName, network } = ctx.origin
  const { id } = await insertPcLogin(ctx.sql, { codeHash: sha256(code), pageHash: sha256(pageSecret), deviceName, network, now, expiresAt })
  const url = `${ctx.services.publicUrl}/#${messagesPaths.scanLogin.address}?code=${code}`
  return { id, code, pageSecret, url, expiresAt: expiresAt.toISOString() }
}

const findForPage = async (ctx: Pick<Ctx, 'sql'>, id: string, pageSecret: string) => {
  const row = await findPcLogin(ctx.sql, id)
  return row && timingSafeEqual(row.page_hash, sha256(pageSecret)) ? row : undefined
}

export const mayWatch = async (base: BaseContext, id: string, pageSecret: string): Promise<boolean> =>
  (await findForPage(base, id, pageSecret)) !== undefined

/** The ticket is returned once, to the page that knows the secret: never over push, which others receive. */
export const watch = (ctx: Ctx, { id, pageSecret }: InputOf<typeof watchPcLogin>): Promise<OutputOf<typeof watchPcLogin>> =>
  inTransaction(ctx, async (ctx) => {
    const row = await findForPage(ctx, id, pageSecret)
    if (!row) throw refuse('not_found')
    const spent = await spendConfirmed(ctx.sql, id, ctx.now())
    if (!spent?.person_id || !spent.school_id) return { state: describeState(row, ctx.now()), ticket: null }
    const login = { schoolId: spent.school_id, personId: spent.person_id, purpose: 'login', payload: { way: 'pc_login' } } as const
    return { state: 'confirmed', ticket: await issueTicket(ctx, { ...login, seconds: stepSeconds }) }
  })

const notifyPage = (ctx: Ctx, id: string, state: string) => push(ctx.sql, { to: `pc_login:${id}`, topic: 'pc_login', data: { state } })

/** Why a code cannot be used by this person any more. An unknown code answers like an expired one. */
const refuseCode = async (ctx: CallerCtx, codeHash: Buffer) => {
  const row = await findByCode(ctx.sql, codeHash)
  const isOthers = row && row.person_id !== null && row.person_id !== ctx.caller.personId && row.expires_at > ctx.now()
  return refuse(isOthers ? 'scan_code_taken' : 'scan_code_expired')
}

export const scan = (ctx: CallerCtx, { code }: InputOf<typeof scanPcLogin>): Promise<OutputOf<typeof scanPcLogin>> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    const [codeHash, now] = [sha256(code), ctx.now()]
    const taken = await takeShown(ctx.sql, { codeHash, personId, schoolId, now, expiresAt: later(now, stepSeconds) })
    if (taken) await notifyPage(ctx, taken.id, 'scanned')
    const row = taken ?? (await findByCode(ctx.sql, codeHash))
    const isMine = row?.person_id === personId && describeState(row, now) === 'scanned'
    if (!row || !isMine) throw await refuseCode(ctx, codeHash)
    const product = productNameIn(ctx.services.config, ctx.language)
    return {
      deviceName: nameDevice(row.device_name, ctx.language),
      network: row.network,
      purpose: say([`在电脑上登录 ${product}`, `Log in to ${product} on a computer`, `在電腦上登入 ${product}`], ctx.language),
      expiresAt: row.expires_at.toISOString(),
    }
  })

/** Deciding the same twice, as a phone on a weak network does, is one decision. */
const isDecided = async (ctx: CallerCtx, codeHash: Buffer, state: 'confirmed' | 'refused') => {
  const row = await findByCode(ctx.sql, codeHash)
  return row?.person_id === ctx.caller.personId && row.expires_at > ctx.now() && describeState(row, ctx.now()) === state
}

export const decide = (ctx: CallerCtx, { code, decision }: InputOf<typeof confirmPcLogin>) =>
  inTransaction(ctx, async (ctx) => {
    const [codeHash, now] = [sha256(code), ctx.now()]
    const state = decision === 'confirm' ? 'confirmed' : 'refused'
    const by = { codeHash, personId: ctx.caller.personId, state, now, expiresAt: later(now, stepSeconds) } as const
    const decided = await decideScanned(ctx.sql, by)
    if (!decided && (await isDecided(ctx, codeHash, state))) return null
    if (!decided) throw await refuseCode(ctx, codeHash)
    await record(ctx, { action: `account.pc_login_${state}`, subjectKind: 'pc_login', subjectId: decided.id })
    await notifyPage(ctx, decided.id, state)
    return null
  })
