import { accountFeature } from '../features/account/feature.ts'
import { animalplanFeature } from '../features/animalplan/feature.ts'
import { appealsFeature } from '../features/appeals/feature.ts'
import { appraisalFeature } from '../features/appraisal/feature.ts'
import { approvalFeature } from '../features/approval/feature.ts'
import { attendanceFeature } from '../features/attendance/feature.ts'
import { certificatesFeature } from '../features/certificates/feature.ts'
import { cloudprintFeature } from '../features/cloudprint/feature.ts'
import { documentsFeature } from '../features/documents/feature.ts'
import { entrustFeature } from '../features/entrust/feature.ts'
import { examsFeature } from '../features/exams/feature.ts'
import { facesFeature } from '../features/faces/feature.ts'
import type { Feature } from '../features/feature.ts'
import { gradesFeature } from '../features/grades/feature.ts'
import { helpFeature } from '../features/help/feature.ts'
import { homeFeature } from '../features/home/feature.ts'
import { identityFeature } from '../features/identity/feature.ts'
import { kioskFeature } from '../features/kiosk/feature.ts'
import { leaveFeature } from '../features/leave/feature.ts'
import { lostfoundFeature } from '../features/lostfound/feature.ts'
import { messagesFeature } from '../features/messages/feature.ts'
import { ordersFeature } from '../features/orders/feature.ts'
import { peopleFeature } from '../features/people/feature.ts'
import { registrationFeature } from '../features/registration/feature.ts'
import { scanFeature } from '../features/scan/feature.ts'
import { scheduleFeature } from '../features/schedule/feature.ts'
import { schoolFeature } from '../features/school/feature.ts'
import { signatureFeature } from '../features/signature/feature.ts'
import { terminalsFeature } from '../features/terminals/feature.ts'
import { verificationFeature } from '../features/verification/feature.ts'
import { walletFeature } from '../features/wallet/feature.ts'

/** What every area has for everybody; the only place that knows all of them. */
export const appFeatures: readonly Feature[] = [
  accountFeature,
  animalplanFeature,
  appealsFeature,
  appraisalFeature,
  approvalFeature,
  attendanceFeature,
  certificatesFeature,
  cloudprintFeature,
  documentsFeature,
  entrustFeature,
  examsFeature,
  facesFeature,
  gradesFeature,
  helpFeature,
  homeFeature,
  identityFeature,
  kioskFeature,
  leaveFeature,
  lostfoundFeature,
  messagesFeature,
  ordersFeature,
  peopleFeature,
  registrationFeature,
  scanFeature,
  scheduleFeature,
  schoolFeature,
  signatureFeature,
  terminalsFeature,
  verificationFeature,
  walletFeature,
]
