import { printJobs } from '@campus/contract/printing/console.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const PrintJobsWaiting = waitingCount(printJobs, { pageSize: 1, state: 'unsure' }, ({ total }) => total)
