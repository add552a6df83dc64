import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type decrypt, type ownCardCode, type readScan, ScanResult } from '@campus/contract/scan/scan.ts'
import { z } from 'zod'
import type { CallerCtx } from '../../context/context.ts'
import { countAttempt } from '../../platform/db/throttle.ts'
import { refuse } from '../../platform/refuse.ts'
import { introduce } from '../people/directory/card.service.ts'
import { understand } from './scan.rules.ts'

const maxScansPerMinute = 60
const cardSeconds = 600

/** A card opens for people of the same school alone. */
const cardPlace = (ctx: CallerCtx) => `scan.card ${ctx.caller.schoolId}`
const resultPlace = (ctx: CallerCtx) => `scan.result ${ctx.caller.sessionId}`

const seal = (ctx: CallerCtx, content: object, place: string) =>
  ctx.services.secretBox.encrypt(JSON.stringify(content), place).toString('base64url')

const open = (ctx: CallerCtx, sealed: string, place: string): unknown => {
  try {
    return JSON.parse(ctx.services.secretBox.decrypt(Buffer.from(sealed, 'base64url'), place))
  } catch {
    return undefined
  }
}

export const showCardCode = async (ctx: CallerCtx): Promise<OutputOf<typeof ownCardCode>> => {
  const card = seal(ctx, { personId: ctx.caller.personId, until: ctx.now().getTime() + cardSeconds * 1000 }, cardPlace(ctx))
  return { text: `${ctx.services.publicUrl}/#/pages/sys/msg/scan?card=${card}`, expiresIn: cardSeconds }
}

const Card = z.object({ personId: z.uuid(), until: z.number() })

/** Whose card a scanned text is; nobody's if it is of another school, too old, or no card. */
export const ownerOfCard = (ctx: CallerCtx, text: string): string | undefined => {
  const understood = understand(text, ctx.services.publicUrl)
  const card = understood.kind === 'card' ? Card.safeParse(open(ctx, understood.code, cardPlace(ctx))).data : undefined
  return card && card.until >= ctx.now().getTime() ? card.personId : undefined
}

const resultOf = (ctx: CallerCtx, text: string): ScanResult => {
  const understood = understand(text, ctx.services.publicUrl)
  if (understood.kind !== 'card') return understood
  const personId = ownerOfCard(ctx, text)
  if (personId === undefined) throw refuse('sealed_elsewhere')
  return { kind: 'person', personId }
}

export const read = async (ctx: CallerCtx, { text }: InputOf<typeof readScan>): Promise<OutputOf<typeof readScan>> => {
  const { count, secondsLeft } = await countAttempt(ctx, `scan:${ctx.caller.personId}`, 60)
  if (count > maxScansPerMinute) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const result = resultOf(ctx, text)
  if (result.kind === 'person') await introduce(ctx, result.personId)
  return { kind: result.kind, sealed: seal(ctx, result, resultPlace(ctx)) }
}

export const openResult = async (ctx: CallerCtx, { text }: InputOf<typeof decrypt>): Promise<ScanResult> => {
  const result = ScanResult.safeParse(open(ctx, text, resultPlace(ctx)))
  if (!result.success) throw refuse('sealed_elsewhere')
  return result.data
}
