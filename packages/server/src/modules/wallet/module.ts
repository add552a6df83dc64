import { defineJob } from '../../platform/jobs.ts'
import { othersUndo } from '../account/undo.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { bought } from './bills/bought.extension.ts'
import { sealLedger } from './books/chain.service.ts'
import { grantExport } from './console/grant-export.ts'
import { withdrawalExport } from './console/withdrawal-export.ts'
import { lapseBeans } from './ledger/lapse.service.ts'
import { payOutJob } from './wallet.jobs.ts'
import { walletRoutes } from './wallet.routes.ts'
import { exportWallet } from './wallet-export.service.ts'
import { payOutDue } from './withdrawals/payout.service.ts'
import { undoWithdrawal } from './withdrawals/withdrawal.service.ts'
import { describeWithdrawal } from './withdrawals/withdrawal-subject.service.ts'

export const walletModule = defineModule({
  name: 'wallet',
  after: ['account', 'logs'],
  routes: walletRoutes,
  jobs: [
    jobHandler(defineJob('ledger.seal'), sealLedger, { schedule: '* * * * *' }),
    jobHandler(payOutJob, payOutDue, { schedule: '* * * * *' }),
  ],
  personalData: { wallet: exportWallet },
  onAccountClosed: (ctx, { id: personId, schoolId }) => lapseBeans(ctx, { schoolId, personId }),
  extensionPoints: [bought],
  provides: [
    othersUndo.give({ withdrawal: undoWithdrawal }),
    subjects.give({ withdrawal: describeWithdrawal }),
    exportSources.give({ withdrawals: withdrawalExport, bean_grants: grantExport }),
  ],
})
