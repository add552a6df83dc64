import type { CallerCtx } from '../../../context/context.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { findWaiting as findWaitingPhotos } from '../library/library.repository.ts'
import { findWaiting as findWaitingPapers } from '../papers/paper.repository.ts'

/** What the caller may decide on: their own photo and paper wait for somebody else. */
const waitingFor = async (ctx: CallerCtx) =>
  ({
    schoolId: ctx.caller.schoolId,
    scope: await scopeOf(ctx),
    state: 'reviewing',
    exceptPersonId: ctx.caller.personId,
  }) as const

export const photosWaiting = async (ctx: CallerCtx) => findWaitingPhotos(ctx.sql, await waitingFor(ctx))

export const papersWaiting = async (ctx: CallerCtx) => findWaitingPapers(ctx.sql, await waitingFor(ctx))
