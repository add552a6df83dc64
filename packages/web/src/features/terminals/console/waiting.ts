import { schoolFaults } from '@campus/contract/terminals/console.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const FaultsWaiting = waitingCount(schoolFaults, { pageSize: 1, state: 'untreated' }, ({ total }) => total, ['admin', 'manager'])
