import { ownAccountChange, reportedChange, undoOwnAccountChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { route } from '../../../http/route.ts'
import { readOwn, readReported, undoOwn, undoReported } from './undo-change.service.ts'
import type { OthersUndo } from './undo-handlers.ts'

export const changeRoutes = (others: OthersUndo) => [
  route(reportedChange, readReported),
  route(undoReportedChange, undoReported(others)),
  route(ownAccountChange, readOwn),
  route(undoOwnAccountChange, undoOwn(others)),
]
