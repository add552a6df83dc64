import { matchedCases, unmatchedCases } from '@campus/contract/registration/console/cases.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const MatchedWaiting = waitingCount(matchedCases, { pageSize: 1 }, ({ waiting }) => waiting, ['admin', 'manager'])

export const UnmatchedWaiting = waitingCount(unmatchedCases, { pageSize: 1 }, ({ waiting }) => waiting, ['admin', 'manager'])
