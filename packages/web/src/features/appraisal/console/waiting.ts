import { ballotTexts } from '@campus/contract/appraisal/console.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const TextsWaiting = waitingCount(ballotTexts, { state: 'waiting', pageSize: 1 }, ({ total }) => total, ['admin', 'manager'])
