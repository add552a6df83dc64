import { randomInt } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { enrolmentCode, revokeCredential } from '@campus/contract/terminals/console.ts'
import { type enrol, TerminalPart } from '@campus/contract/terminals/machine.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { countAttempt, takeBackAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { closeRecovered } from '../faults/close-recovered.service.ts'
import { noteTerminalEvent, requireTerminal, terminalNameOf } from '../terminal/terminal.service.ts'
import * as repository from './credential.repository.ts'
import { deleteOldEnrolments, insertEnrolment, isEnrolmentOpen, lockTerminal, spendEnrolment } from './enrolment.repository.ts'
import { letGo } from './let-go.service.ts'

const minutesOpen = 15
const tries = { max: 10, windowSeconds: 600 }

/** Signs that nobody takes for one another when reading them out. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 12

const newCode = () => Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')
const spaced = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-')
const digestOf = (ctx: Ctx, code: string) =>
  ctx.services.secretBox.fingerprint(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), 'terminal.enrolment')

type Which = InputOf<typeof enrolmentCode>

/** For those who may: an administrator, or the setting up of a school. */
export const giveEnrolment = async (ctx: Ctx, { terminalId, part }: Which): Promise<{ code: string; expiresAt: Date }> => {
  const { schoolId } = await terminalNameOf(ctx, terminalId)
  const code = newCode()
  const expiresAt = later(ctx.now(), minutesOpen * 60)
  await insertEnrolment(ctx.sql, {
    school_id: schoolId,
    terminal_id: terminalId,
    part,
    digest: digestOf(ctx, code),
    made_by: ctx.caller?.personId ?? null,
    expires_at: expiresAt,
    created_at: ctx.now(),
  })
  return { code: spaced(code), expiresAt }
}

/** The code that was given for it before, as long as there is time left to type it; otherwise a new one. */
export const giveEnrolmentAgain = async (ctx: Ctx, which: Which, before: string | undefined): Promise<string> => {
  const soon = later(ctx.now(), 60)
  const isGood = before !== undefined && (await isEnrolmentOpen(ctx.sql, digestOf(ctx, before), soon))
  return isGood ? before : (await giveEnrolment(ctx, which)).code
}

export const handOutCode = (ctx: CallerCtx, which: Which): Promise<OutputOf<typeof enrolmentCode>> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = await requireTerminal(ctx, which.terminalId)
    const { code, expiresAt } = await giveEnrolment(ctx, which)
    await record(ctx, { action: 'terminals.enrolment_given', subjectKind: 'terminal', subjectId: id, details: { part: which.part } })
    const { publicUrl } = ctx.services
    return { code, expiresAt: expiresAt.toISOString(), address: which.part === 'screen' ? `${publicUrl}/kiosk` : publicUrl }
  })

/** The previous machine loses this part; a fault about its credential is resolved with that. */
const replacePart = async (ctx: Ctx, spent: NonNullable<Awaited<ReturnType<typeof spendEnrolment>>>, deviceName: string) => {
  const [part, terminalId] = [TerminalPart.parse(spent.part), spent.terminal_id]
  await lockTerminal(ctx.sql, terminalId)
  for (const { id, doubled_at } of await repository.endPart(ctx.sql, terminalId, part, { by: spent.made_by, now: ctx.now() }))
    if (!doubled_at) await letGo(ctx, { id, terminalId, part })
  const token = `terminal-${newToken()}`
  const { id } = await repository.insertCredential(ctx.sql, {
    school_id: spent.school_id,
    terminal_id: terminalId,
    part,
    digest: sha256(token),
    device_name: deviceName,
    enrolled_at: ctx.now(),
    network: ctx.origin.network,
  })
  if (!(await repository.findShut(ctx.sql, terminalId))) await closeRecovered(ctx, terminalId, ['credential'])
  await noteTerminalEvent(ctx, { terminalId, kind: 'enrolled', note: [part, deviceName].filter(Boolean).join(', ') })
  await record(ctx, {
    action: 'terminals.enrolled',
    subjectKind: 'terminal',
    subjectId: terminalId,
    schoolId: spent.school_id,
    ...(spent.made_by ? { actorId: spent.made_by } : {}),
    details: { part, deviceName, credentialId: id },
  })
  return { token, part, terminalId }
}

export const enrolMachine = async (ctx: Ctx, { code, deviceName }: InputOf<typeof enrol>): Promise<OutputOf<typeof enrol>> => {
  const key = `terminal:enrol:${networkOf(ctx)}`
  const { count, secondsLeft } = await countAttempt(ctx, key, tries.windowSeconds)
  if (count > tries.max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const enrolled = await inTransaction(ctx, async (ctx) => {
    const spent = await spendEnrolment(ctx.sql, digestOf(ctx, code), ctx.now())
    return spent && replacePart(ctx, spent, deviceName)
  })
  if (!enrolled) throw refuse('enrolment_wrong')
  await takeBackAttempt(ctx, key)
  return enrolled
}

export const revoke = (ctx: CallerCtx, { credentialId }: InputOf<typeof revokeCredential>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const ended = await repository.endCredential(ctx.sql, schoolId, credentialId, { by: personId, now: ctx.now() })
    if (!ended) {
      if (await repository.findCredential(ctx.sql, schoolId, credentialId)) return null
      throw refuse('not_found')
    }
    const [part, terminalId] = [TerminalPart.parse(ended.part), ended.terminal_id]
    // One that was found in two places has let go of everything already, and another may have its place.
    if (!ended.doubled_at) await letGo(ctx, { id: ended.id, terminalId, part })
    await noteTerminalEvent(ctx, { terminalId, kind: 'revoked', note: part })
    await record(ctx, { action: 'terminals.revoked', subjectKind: 'terminal', subjectId: terminalId, details: { part, credentialId } })
    return null
  })

export const oldEnrolments = retentionKind({
  kind: 'terminal_enrolment',
  name: ['过期的终端登记码', 'Expired enrolment codes of terminals', '過期的終端登記碼'],
  keptFor: 86_400,
})

export const sweepEnrolments = (ctx: Ctx) => removeOlder(ctx, oldEnrolments, (before) => deleteOldEnrolments(ctx.sql, before))
