import { secretLinks } from '../account/secret-links.extension.ts'
import { documentHooks } from '../documents/documents.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { defineModule } from '../module.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { checksOf } from './log.service.ts'
import { endSharesOf, shareLinks, sharesOf } from './share.service.ts'
import { verificationRoutes } from './verification.routes.ts'
import { verificationExport } from './verification-export.ts'
import { verificationSource } from './verification-source.ts'
import { verificationTrail } from './verification-trail.ts'

export const verificationModule = defineModule({
  name: 'verification',
  after: ['logs', 'statistics', 'account', 'documents'],
  routes: verificationRoutes,
  onAccountClosed: endSharesOf,
  provides: [
    documentHooks.give({ sharesOf, verificationsOf: checksOf }),
    secretLinks.give({ document: shareLinks }),
    trailSources.give({ verifications: verificationTrail }),
    exportSources.give({ verifications: verificationExport }),
    statisticSources.give({ verifications: verificationSource }),
  ],
})
