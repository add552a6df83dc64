import type { Trust } from '@campus/contract/verification/trust.ts'
import type { Ctx } from '../../../context/context.ts'
import { trustOf } from '../../documents/keys/keys.service.ts'
import { Closing, closingWords } from '../statement.ts'
import { faultOfSignature } from '../verify-heads.service.ts'
import { holdsClosing } from './close-day.service.ts'
import { listClosings } from './closing.repository.ts'

const check = async (ctx: Ctx, trust: Trust, closing: Closing): Promise<string[]> => {
  const { schoolId, day, sequence, closedAt, signature } = closing
  const fault = await faultOfSignature({ ...closing, signedAt: closedAt }, closingWords.parts(closing, signature), trust)
  if (fault) return [`School ${schoolId}: the closing of ${day} ${fault}.`]
  if (await holdsClosing(ctx, closing)) return []
  return [`School ${schoolId}: ${sequence} entries were closed on ${day}; the last of them is missing or was changed.`]
}

/** Holds the audit log against every closing of a day, and the closings against each other. */
export const verifyClosings = async (ctx: Ctx): Promise<string[]> => {
  const trust = await trustOf(ctx)
  const findings: string[] = []
  let before: Closing | undefined
  for (const closing of await listClosings(ctx.sql)) {
    findings.push(...(await check(ctx, trust, closing)))
    const reached = before?.schoolId === closing.schoolId ? before.sequence : 0
    if (closing.sequence - closing.entries !== reached)
      findings.push(`School ${closing.schoolId}: the closing before the one of ${closing.day} is missing.`)
    before = closing
  }
  return findings
}

/** Holds the audit log against a closing that an auditor has kept, whatever became of the closings here. */
export const verifyKeptClosing = async (ctx: Ctx, text: string): Promise<string[]> => {
  const line = text.split('\n').find((each) => each.trim().startsWith('{'))
  const closing = Closing.safeParse(JSON.parse(line ?? '{}'))
  if (!closing.success) return ['The file has no closing in it: save the line of the mail that begins with {.']
  return check(ctx, await trustOf(ctx), closing.data)
}
