import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { WaitingRows } from '../../../platform/db/paging.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { papersWaiting, photosWaiting } from './waiting.service.ts'

const review: Phrase = ['去审核', 'Review', '去審核']
const nothingLeft: SubjectView = { state: ['已全部处理', 'All done', '已全部處理'], tone: 'over', actionLabel: null }

/** One message stands for all that waits: its reader sees how many there are now. */
const describeWith =
  (find: (ctx: CallerCtx) => Promise<WaitingRows>) =>
  async (ctx: CallerCtx): Promise<SubjectView | undefined> => {
    const scope = await scopeOf(ctx)
    if (scope.length === 0) return undefined
    const { count: waiting } = await find(ctx)
    if (waiting === 0) return nothingLeft
    return { state: [`${waiting} 件待审核`, `${waiting} waiting`, `${waiting} 件待審核`], tone: 'waiting', actionLabel: review }
  }

export const describePhotosWaiting = describeWith(photosWaiting)

export const describePapersWaiting = describeWith(papersWaiting)
