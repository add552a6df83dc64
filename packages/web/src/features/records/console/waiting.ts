import { waitingChanges } from '@campus/contract/records/changes.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const ChangesWaiting = waitingCount(waitingChanges, {}, ({ count }) => count, ['admin', 'manager'])
