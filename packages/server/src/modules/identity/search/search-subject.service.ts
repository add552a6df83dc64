import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isShown } from './photo-search.repository.ts'

const state: Phrase = ['已查找', 'Searched', '已查找']
const seeIt: Phrase = ['查看是谁', 'See who searched', '查看是誰']

export const describeSearch = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> =>
  (await isShown(ctx.sql, id, ctx.caller.personId)) ? { state, tone: 'over', actionLabel: seeIt } : undefined
