import { identityWaiting } from '@campus/contract/identity/console/waiting.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const PhotosWaiting = waitingCount(identityWaiting, {}, ({ photos }) => photos, ['admin', 'manager'])

export const PapersWaiting = waitingCount(identityWaiting, {}, ({ papers }) => papers, ['admin', 'manager'])
