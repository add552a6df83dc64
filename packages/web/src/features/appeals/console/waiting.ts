import { freeCopiesToReview, payGrievancesToReview } from '@campus/contract/appeals/console.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const PayGrievancesWaiting = waitingCount(payGrievancesToReview, { pageSize: 1 }, ({ waiting }) => waiting, ['admin', 'manager'])

export const FreeCopiesWaiting = waitingCount(freeCopiesToReview, { pageSize: 1 }, ({ waiting }) => waiting, ['admin', 'manager'])
