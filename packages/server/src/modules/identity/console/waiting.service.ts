import type { OutputOf } from '@campus/contract/call.ts'
import type { identityWaiting } from '@campus/contract/identity/console/waiting.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { countLibrary } from '../library/library.repository.ts'
import { countToReview } from '../papers/paper.repository.ts'

/** What the caller may decide on: their own photo and paper wait for somebody else. */
const waitingFor = async (ctx: CallerCtx) =>
  ({
    schoolId: ctx.caller.schoolId,
    scope: await scopeOf(ctx),
    state: 'reviewing',
    exceptPersonId: ctx.caller.personId,
  }) as const

export const countWaitingPhotos = async (ctx: CallerCtx): Promise<number> => countLibrary(ctx.sql, await waitingFor(ctx))

export const countWaitingPapers = async (ctx: CallerCtx): Promise<number> => countToReview(ctx.sql, await waitingFor(ctx))

export const countWaiting = async (ctx: CallerCtx): Promise<OutputOf<typeof identityWaiting>> => ({
  photos: await countWaitingPhotos(ctx),
  papers: await countWaitingPapers(ctx),
})
