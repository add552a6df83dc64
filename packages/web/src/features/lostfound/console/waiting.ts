import { custodyItems } from '@campus/contract/lostfound/console.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const ReportedWaiting = waitingCount(custodyItems, { pageSize: 1 }, ({ waiting }) => waiting)
