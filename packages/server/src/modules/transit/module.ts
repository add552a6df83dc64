import { defineModule } from '../module.ts'
import { transitRoutes } from './transit.routes.ts'
import { sweepTransitKeys } from './transit.service.ts'

export const transitModule = defineModule({
  name: 'transit',
  after: [],
  routes: transitRoutes,
  housekeeping: sweepTransitKeys,
})
