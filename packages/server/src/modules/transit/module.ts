import { serverHooks } from '../../http/server.extension.ts'
import { defineModule } from '../module.ts'
import { transitRoutes } from './transit.routes.ts'
import { openSealed, sweepTransitKeys, transitRetention } from './transit.service.ts'

export const transitModule = defineModule({
  name: 'transit',
  after: [],
  routes: transitRoutes,
  housekeeping: sweepTransitKeys,
  retention: transitRetention,
  provides: [serverHooks.give({ openSealed })],
})
