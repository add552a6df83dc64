import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { ChangeRow } from './changes/change.repository.ts'

/** Takes a change back; false where that is no longer possible or was done before. */
export type UndoChange = (ctx: Ctx, change: Pick<ChangeRow, 'school_id' | 'person_id' | 'undo'>) => Promise<boolean>

/** How changes of an account are taken back that belong to areas above. */
export const othersUndo = extensionPoint<Readonly<Record<'agency' | 'deputy' | 'withdrawal' | 'mailbox', UndoChange>>>('account.undo', {
  agency: true,
  deputy: true,
  withdrawal: true,
  mailbox: true,
})
