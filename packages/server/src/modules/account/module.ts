import { serverHooks } from '../../http/server.extension.ts'
import { faceLogin } from '../faces/face-login.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { logSources } from '../logs/log-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { accountRoutes } from './account.routes.ts'
import { reportChangeTo } from './changes/report-change.service.ts'
import { closeAccount } from './closing/close-account.service.ts'
import { exportAccount } from './export/account-export.service.ts'
import { sweep } from './housekeeping/housekeeping.service.ts'
import { accountRetention } from './housekeeping/retention-kinds.ts'
import { loginSource } from './login/login-source.ts'
import { loginLogExport, loginLogSource } from './login-guard/login-log-source.ts'
import { mayWatch } from './pc-login/pc-login.service.ts'
import { requireFreshProof } from './proof/proof.service.ts'
import { secretLinks } from './secret-links.extension.ts'
import { openCachedSessions } from './session/session.service.ts'
import { describeAccountChange } from './undo/change-subject.service.ts'
import { othersUndo } from './undo.extension.ts'

export const accountModule = defineModule({
  name: 'account',
  after: ['people', 'faces', 'logs', 'statistics'],
  routes: accountRoutes,
  housekeeping: sweep,
  retention: accountRetention,
  personalData: { account: exportAccount },
  onAccountClosed: closeAccount,
  extensionPoints: [othersUndo, secretLinks],
  provides: [
    statisticSources.give({ logins: loginSource }),
    serverHooks.give({ openSessions: openCachedSessions, requireFreshProof, mayWatchPcLogin: mayWatch }),
    faceLogin.give({ reportGiven: (ctx, personId) => reportChangeTo(ctx, personId, { kind: 'face', shown: {}, undo: {} }) }),
    subjects.give({ account_change: describeAccountChange }),
    logSources.give({ login: loginLogSource }),
    exportSources.give({ login: loginLogExport }),
  ],
})
