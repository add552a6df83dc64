import { maskName } from '@campus/contract/masks.ts'
import { maskedNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findByNumber } from './delegate.repository.ts'

/** Who fetches paper for the caller: somebody else of the same school, of whom the caller knows the number and learns no whole name. */
export const requireDelegate = async (ctx: CallerCtx, number: string) => {
  const delegate = await findByNumber(ctx.sql, ctx.caller.schoolId, number)
  if (!delegate) throw refuse('delegate_unknown')
  if (delegate.id === ctx.caller.personId) throw refuse('delegate_self')
  // It is kept with what happened, for readers of every language.
  return { id: delegate.id, maskedName: maskName(delegate.name) }
}

/** For a list: nothing where they are not found any more. */
export const maskedDelegate = async (ctx: CallerCtx, number: string): Promise<string> =>
  maskedNameIn((await findByNumber(ctx.sql, ctx.caller.schoolId, number)) ?? { name: '' }, ctx.language)
