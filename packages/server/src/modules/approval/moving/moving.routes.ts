import { moveInstances, tryMove } from '@campus/contract/approval/moving.ts'
import { route } from '../../../http/route.ts'
import { move, tryOut } from './moving.service.ts'

export const movingRoutes = [route(tryMove, tryOut), route(moveInstances, move)]
