import { academicsModule } from './modules/academics/module.ts'
import { accountModule } from './modules/account/module.ts'
import { administrationModule } from './modules/administration/module.ts'
import { animalplanModule } from './modules/animalplan/module.ts'
import { appealsModule } from './modules/appeals/module.ts'
import { appraisalModule } from './modules/appraisal/module.ts'
import { approvalModule } from './modules/approval/module.ts'
import { attendanceModule } from './modules/attendance/module.ts'
import { auditModule } from './modules/audit/module.ts'
import { certificatesModule } from './modules/certificates/module.ts'
import { cloudprintModule } from './modules/cloudprint/module.ts'
import { consoleModule } from './modules/console/module.ts'
import { documentsModule } from './modules/documents/module.ts'
import { entrustModule } from './modules/entrust/module.ts'
import { evidenceModule } from './modules/evidence/module.ts'
import { examsModule } from './modules/exams/module.ts'
import { exchangeModule } from './modules/exchange/module.ts'
import { facesModule } from './modules/faces/module.ts'
import { filesModule } from './modules/files/module.ts'
import { gradesModule } from './modules/grades/module.ts'
import { helpModule } from './modules/help/module.ts'
import { homeModule } from './modules/home/module.ts'
import { identityModule } from './modules/identity/module.ts'
import { kioskModule } from './modules/kiosk/module.ts'
import { leaveModule } from './modules/leave/module.ts'
import { logsModule } from './modules/logs/module.ts'
import { lostfoundModule } from './modules/lostfound/module.ts'
import { messagesModule } from './modules/messages/module.ts'
import type { Module } from './modules/module.ts'
import { operationsModule } from './modules/operations/module.ts'
import { ordersModule } from './modules/orders/module.ts'
import { paymentModule } from './modules/payment/module.ts'
import { peopleModule } from './modules/people/module.ts'
import { printingModule } from './modules/printing/module.ts'
import { recordsModule } from './modules/records/module.ts'
import { registrationModule } from './modules/registration/module.ts'
import { scanModule } from './modules/scan/module.ts'
import { scheduleModule } from './modules/schedule/module.ts'
import { schoolModule } from './modules/school/module.ts'
import { signatureModule } from './modules/signature/module.ts'
import { statisticsModule } from './modules/statistics/module.ts'
import { terminalsModule } from './modules/terminals/module.ts'
import { transitModule } from './modules/transit/module.ts'
import { verificationModule } from './modules/verification/module.ts'
import { walletModule } from './modules/wallet/module.ts'

/** The areas, from the ground up. A new one adds its line. */
export const modules: readonly Module[] = [
  auditModule,
  filesModule,
  schoolModule,
  consoleModule,
  transitModule,
  messagesModule,
  peopleModule,
  logsModule,
  statisticsModule,
  facesModule,
  academicsModule,
  recordsModule,
  signatureModule,
  identityModule,
  helpModule,
  accountModule,
  registrationModule,
  walletModule,
  paymentModule,
  ordersModule,
  documentsModule,
  scheduleModule,
  approvalModule,
  evidenceModule,
  verificationModule,
  terminalsModule,
  printingModule,
  entrustModule,
  appealsModule,
  certificatesModule,
  cloudprintModule,
  leaveModule,
  animalplanModule,
  scanModule,
  attendanceModule,
  lostfoundModule,
  appraisalModule,
  kioskModule,
  administrationModule,
  gradesModule,
  exchangeModule,
  examsModule,
  homeModule,
  operationsModule,
]

/** Every route of the product. */
export const allRoutes = modules.flatMap(({ routes = [] }) => routes)
