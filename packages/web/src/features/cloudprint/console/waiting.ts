import { offeredFiles } from '@campus/contract/cloudprint/console.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const LibraryWaiting = waitingCount(offeredFiles, { pageSize: 1, state: 'waiting' }, ({ total }) => total, ['admin', 'manager'])
