import { decideLostItem } from '@campus/contract/lostfound/console.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { reportsWaiting } from './console/custody.service.ts'
import { custodyExport } from './console/custody-export.ts'
import { describeCase, describeItem } from './items/lost-subject.service.ts'
import { lostFoundRoutes } from './lostfound.routes.ts'
import { eraseWritten, exportLostFound, leaveLostFound } from './retention/personal-data.service.ts'
import { endedItems, sweepLostItems } from './retention/sweep.service.ts'

export const lostfoundModule = defineModule({
  name: 'lostfound',
  after: ['files', 'school', 'logs', 'messages', 'people', 'audit'],
  routes: lostFoundRoutes,
  housekeeping: sweepLostItems,
  retention: [endedItems],
  personalData: { lostFound: exportLostFound },
  onDataErased: eraseWritten,
  onAccountClosed: leaveLostFound,
  provides: [
    exportSources.give({ lost_items: custodyExport }),
    waitingQueues.give({ lost_items: { decidedBy: decideLostItem, measure: reportsWaiting } }),
    subjects.give({ lost_item: describeItem, lost_item_case: describeCase }),
  ],
})
