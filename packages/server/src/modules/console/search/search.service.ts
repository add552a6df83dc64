import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { FoundKind, maxFound, type searchConsole } from '@campus/contract/console/search.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { asCallerOf } from '../as-caller-of.service.ts'
import { finders } from './finders.extension.ts'

const oneMinute = 60
/** More than anybody types, and too few to read a school by its first letters. */
const maxPerMinute = 120

const findOf = async (ctx: CallerCtx, kind: FoundKind, words: string) => {
  const { listedBy, find } = finders.of(ctx)[kind]
  const reader = asCallerOf(ctx, listedBy)
  const found = reader ? await find(reader, words, maxFound) : []
  return found.map((each) => ({ kind, ...each }))
}

export const search = async (ctx: CallerCtx, { words }: InputOf<typeof searchConsole>): Promise<OutputOf<typeof searchConsole>> => {
  const { count, secondsLeft } = await countAttempt(ctx, `console-search:${ctx.caller.personId}`, oneMinute)
  if (count > maxPerMinute) throw refuse('too_many_requests', { facts: { seconds: secondsLeft } })
  return (await Promise.all(FoundKind.options.map((kind) => findOf(ctx, kind, words)))).flat()
}
