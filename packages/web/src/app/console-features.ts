import { administrationFeature } from '../features/administration/console/feature.ts'
import { animalplanConsole } from '../features/animalplan/console/feature.ts'
import { appealsConsole } from '../features/appeals/console/feature.ts'
import { appraisalConsole } from '../features/appraisal/console/feature.ts'
import { approvalConsole } from '../features/approval/console/feature.ts'
import { attendanceConsole } from '../features/attendance/console/feature.ts'
import { certificatesConsole } from '../features/certificates/console/feature.ts'
import { cloudprintConsole } from '../features/cloudprint/console/feature.ts'
import { consoleFeature } from '../features/console/feature.ts'
import { documentsConsole } from '../features/documents/console/feature.ts'
import { examsConsole } from '../features/exams/console/feature.ts'
import { exchangeFeature } from '../features/exchange/console/feature.ts'
import { facesConsole } from '../features/faces/console/feature.ts'
import type { Feature } from '../features/feature.ts'
import { gradesConsole } from '../features/grades/console/feature.ts'
import { helpConsole } from '../features/help/console/feature.ts'
import { identityConsole } from '../features/identity/console/feature.ts'
import { leaveConsole } from '../features/leave/console/feature.ts'
import { logsFeature } from '../features/logs/console/feature.ts'
import { lostfoundConsole } from '../features/lostfound/console/feature.ts'
import { messagesConsole } from '../features/messages/console/feature.ts'
import { operationsFeature } from '../features/operations/console/feature.ts'
import { ordersConsole } from '../features/orders/console/feature.ts'
import { paymentFeature } from '../features/payment/console/feature.ts'
import { peopleConsole } from '../features/people/console/feature.ts'
import { printingFeature } from '../features/printing/console/feature.ts'
import { recordsFeature } from '../features/records/console/feature.ts'
import { registrationConsole } from '../features/registration/console/feature.ts'
import { scheduleConsole } from '../features/schedule/console/feature.ts'
import { schoolConsole } from '../features/school/console/feature.ts'
import { statisticsFeature } from '../features/statistics/console/feature.ts'
import { terminalsConsole } from '../features/terminals/console/feature.ts'
import { walletConsole } from '../features/wallet/console/feature.ts'

/** What the areas have for those who manage: its screens, tiles and menu come only to them. */
export const consoleFeatures: readonly Feature[] = [
  administrationFeature,
  animalplanConsole,
  appealsConsole,
  appraisalConsole,
  approvalConsole,
  attendanceConsole,
  certificatesConsole,
  cloudprintConsole,
  consoleFeature,
  documentsConsole,
  examsConsole,
  exchangeFeature,
  facesConsole,
  gradesConsole,
  helpConsole,
  identityConsole,
  leaveConsole,
  logsFeature,
  lostfoundConsole,
  messagesConsole,
  operationsFeature,
  ordersConsole,
  paymentFeature,
  peopleConsole,
  printingFeature,
  recordsFeature,
  registrationConsole,
  scheduleConsole,
  schoolConsole,
  statisticsFeature,
  terminalsConsole,
  walletConsole,
]
