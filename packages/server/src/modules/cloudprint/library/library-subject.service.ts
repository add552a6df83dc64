import { LibraryState, libraryStateNames } from '@campus/contract/cloudprint/library.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { findOffered } from './offered-file.repository.ts'

const tones: Record<LibraryState, SubjectView['tone']> = { waiting: 'waiting', published: 'good', refused: 'bad', removed: 'over' }
const seeIt: Phrase = ['查看', 'View', '查看']
const reviewIt: Phrase = ['去审核', 'Review', '去審核']

const viewOf = (given: string, label: Phrase): SubjectView => {
  const state = LibraryState.parse(given)
  return { state: libraryStateNames[state], tone: tones[state], actionLabel: label }
}

export const describeLibraryFile = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOffered(ctx.sql, ctx.caller.schoolId, id)
  return row?.person_id === ctx.caller.personId ? viewOf(row.state, seeIt) : undefined
}

export const describeLibraryReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOffered(ctx.sql, ctx.caller.schoolId, id)
  return row && isInScope(await scopeOf(ctx), row.unit_id) ? viewOf(row.state, row.state === 'waiting' ? reviewIt : seeIt) : undefined
}
