import { correctionsToDecide } from '@campus/contract/people/corrections.ts'
import { deletionsToDecide } from '@campus/contract/people/privacy.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const CorrectionsWaiting = waitingCount(correctionsToDecide, { pageSize: 1 }, ({ total }) => total)

export const DeletionsWaiting = waitingCount(deletionsToDecide, { pageSize: 1 }, ({ total }) => total)
