import { defineModule } from '../module.ts'
import { consoleRoutes } from './console.routes.ts'
import { personParts } from './person/person-parts.extension.ts'
import { finders } from './search/finders.extension.ts'
import { waitingQueues } from './work/queues.extension.ts'

export const consoleModule = defineModule({
  name: 'console',
  after: ['school'],
  routes: consoleRoutes,
  extensionPoints: [waitingQueues, finders, personParts],
})
