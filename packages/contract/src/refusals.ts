import { accountRefusals } from './refusals/account.ts'
import { animalPlanRefusals } from './refusals/animalplan.ts'
import { appraisalRefusals } from './refusals/appraisal.ts'
import { approvalRefusals } from './refusals/approval.ts'
import { attendanceRefusals } from './refusals/attendance.ts'
import { authRefusals, commonRefusals } from './refusals/common.ts'
import { consoleRefusals } from './refusals/console.ts'
import { documentRefusals } from './refusals/documents.ts'
import { everydayRefusals } from './refusals/everyday.ts'
import { examRefusals } from './refusals/exams.ts'
import { exchangeRefusals } from './refusals/exchange.ts'
import { faceRefusals } from './refusals/faces.ts'
import { gradeRefusals } from './refusals/grades.ts'
import { identityRefusals } from './refusals/identity.ts'
import { logRefusals } from './refusals/logs.ts'
import { lostFoundRefusals } from './refusals/lostfound.ts'
import { operationsRefusals } from './refusals/operations.ts'
import { printingRefusals } from './refusals/printing.ts'
import { recordRefusals } from './refusals/records.ts'
import { registrationRefusals } from './refusals/registration.ts'
import { scheduleRefusals } from './refusals/schedule.ts'
import { statisticsRefusals } from './refusals/statistics.ts'
import { tradeRefusals } from './refusals/trade.ts'

/** Every "no" of the product with its text. A word that is not here cannot be declared by a call or thrown by a service. */
export const refusals = {
  ...authRefusals,
  ...commonRefusals,
  ...accountRefusals,
  ...everydayRefusals,
  ...consoleRefusals,
  ...documentRefusals,
  ...identityRefusals,
  ...tradeRefusals,
  ...printingRefusals,
  ...faceRefusals,
  ...registrationRefusals,
  ...approvalRefusals,
  ...animalPlanRefusals,
  ...attendanceRefusals,
  ...scheduleRefusals,
  ...lostFoundRefusals,
  ...logRefusals,
  ...appraisalRefusals,
  ...gradeRefusals,
  ...examRefusals,
  ...recordRefusals,
  ...statisticsRefusals,
  ...exchangeRefusals,
  ...operationsRefusals,
} as const

export type RefusalCode = keyof typeof refusals
