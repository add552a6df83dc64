import type { AccountChange } from '@campus/contract/account/account-changes.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findChange } from '../changes/change.repository.ts'
import { stateOf } from './undo-change.service.ts'

const notMe: Phrase = ['这不是我本人操作', 'This was not me', '這不是我本人操作']

const views: Record<AccountChange['state'], SubjectView> = {
  open: { state: ['可以撤销', 'Can be undone', '可以撤銷'], tone: 'waiting', actionLabel: notMe },
  undone: { state: ['已撤销', 'Undone', '已撤銷'], tone: 'over', actionLabel: null },
  over: { state: ['已超过撤销期限', 'Too late to undo', '已超過撤銷期限'], tone: 'over', actionLabel: null },
}

export const describeAccountChange = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findChange(ctx.sql, { id, personId: ctx.caller.personId })
  return row && views[stateOf(row, ctx.now())]
}
