import { exportsOf } from '@campus/contract/logs/exports.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const ExportsWaiting = waitingCount(exportsOf, { which: 'waiting', pageSize: 1 }, ({ total }) => total)
