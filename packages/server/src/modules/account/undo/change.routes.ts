import { ownAccountChange, reportedChange, undoOwnAccountChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { route } from '../../../http/route.ts'
import { readOwn, readReported, undoOwn, undoReported } from './undo-change.service.ts'

export const changeRoutes = [
  route(reportedChange, readReported),
  route(undoReportedChange, undoReported),
  route(ownAccountChange, readOwn),
  route(undoOwnAccountChange, undoOwn),
]
