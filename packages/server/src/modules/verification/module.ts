import { documentHooks } from '../documents/documents.extension.ts'
import { defineModule } from '../module.ts'
import { checksOf } from './log.service.ts'
import { sharesOf } from './share.service.ts'
import { verificationRoutes } from './verification.routes.ts'

export const verificationModule = defineModule({
  name: 'verification',
  after: ['account', 'documents'],
  routes: verificationRoutes,
  provides: [documentHooks.give({ sharesOf, verificationsOf: checksOf })],
})
