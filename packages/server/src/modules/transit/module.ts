import { serverHooks } from '../../http/server.extension.ts'
import { defineModule } from '../module.ts'
import { transitRoutes } from './transit.routes.ts'
import { openSealed, sweepTransitKeys } from './transit.service.ts'

export const transitModule = defineModule({
  name: 'transit',
  after: [],
  routes: transitRoutes,
  housekeeping: sweepTransitKeys,
  provides: [serverHooks.give({ openSealed })],
})
