import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { appealsPaths, ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { degreeNames } from '@campus/demo/academics/degrees.ts'
import { exportTexts } from '@campus/demo/administration/past-exports.ts'
import { dutyTexts, resetTexts } from '@campus/demo/administration/past-resets.ts'
import {
  animalFunds,
  animalPlaces,
  animalSpecifications,
  animalSupplier,
  animalTexts,
  animalTypes,
} from '@campus/demo/animalplan/catalogue.ts'
import { ballotTexts } from '@campus/demo/appraisal/appraisal-texts.ts'
import { approvalTexts } from '@campus/demo/approval/approval-texts.ts'
import { pastTexts } from '@campus/demo/approval/past-texts.ts'
import { demoProcesses } from '@campus/demo/approval/process-rows.ts'
import { attendanceTexts } from '@campus/demo/attendance/fill-attendance.ts'
import { dictionaryRows } from '@campus/demo/dictionary-rows.ts'
import { endingReasons } from '@campus/demo/documents/ending-reasons.ts'
import { agencyNotes } from '@campus/demo/entrust/agency-rows.ts'
import { examNotes } from '@campus/demo/exams/exam-rows.ts'
import { exchangeTexts } from '@campus/demo/exchange/exchange-rows.ts'
import { appealReasons } from '@campus/demo/grades/fill-grades.ts'
import { feedbacks } from '@campus/demo/help/feedback.ts'
import { photoImportNames, photoSearchTexts } from '@campus/demo/identity/past-imports.ts'
import { leaves } from '@campus/demo/leave/leave-rows.ts'
import { lostTexts } from '@campus/demo/lostfound/lost-things.ts'
import { appealTexts, tradeTexts } from '@campus/demo/orders/trade-texts.ts'
import { dataRequestTexts } from '@campus/demo/people/data-requests.ts'
import { inventEverybody } from '@campus/demo/people/everybody.ts'
import { importNames, requestTexts } from '@campus/demo/people/past-requests.ts'
import { demoFaults } from '@campus/demo/printing/fault-history.ts'
import { demoLibraryFiles } from '@campus/demo/printing/library.ts'
import { ownFiles } from '@campus/demo/printing/own-files.ts'
import { priceRows } from '@campus/demo/printing/price-rows.ts'
import { demoTerminals } from '@campus/demo/printing/terminals.ts'
import { changeReasons } from '@campus/demo/records/demo-changes.ts'
import { demoCases } from '@campus/demo/registration/demo-cases.ts'
import { changeTexts } from '@campus/demo/schedule/change-rows.ts'
import { scheduleImportNames } from '@campus/demo/schedule/past-imports.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { reportNames } from '@campus/demo/statistics/report-rows.ts'
import { demoPerson } from '../people/person.ts'
import { ownSchools } from '../school/own-schools.ts'
import { terminalName } from '../terminals/terminal-name.ts'

/** Names that stand in every language. */
export const alwaysSeen = ['简体中文', '繁體中文', demoUniversity.name[0]]

const names = inventEverybody(new Date()).map(({ name }) => name)
const leaveTexts = [...names, ...leaves.flatMap(({ reason, decision }) => [reason, decision?.notes ?? ''])]
const feedbackMessages = [
  ...names,
  ...feedbacks.flatMap(({ title, content, entries }) => [title, content, ...entries.map((entry) => entry.content)]),
]

const documentTexts = [
  demoPerson('student').name,
  ...Object.values(endingReasons),
  ...Object.values(tradeTexts),
  ...Object.values(appealTexts),
]

/** Files and faults are shown in the author's words. */
const printTexts = [
  ...names,
  ...demoTerminals.map(({ name }) => name[0]),
  ...demoLibraryFiles.flatMap(({ name: [title], description: [about] }) => [title, about]),
  ...ownFiles.map(({ name }) => name),
  ...demoFaults.flatMap(({ notes = '', reports }) => [notes, ...reports.map(({ text }) => text)]),
  ...priceRows(new Date()).map(({ note }) => note),
]

const tradeNames = [...names, ...documentTexts, ...printTexts]

/** Who registers, and what they and those who decide wrote. */
const registrationTexts = [
  ...names,
  ...demoCases.flatMap(({ given, notes, explanation, decision }) =>
    [given?.name, notes, explanation, decision?.notes].map((text) => text ?? ''),
  ),
]

/** Every text in some data, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Forms and steps are written by the school, and what stands in them by its people. */
const approvalWritten = [...names, ...leaveTexts, ...textsIn([approvalTexts, pastTexts, animalTexts, demoProcesses])]

const appraisalWritten = [...names, ...textsIn(ballotTexts)]

/** Records, their changes and logs show people, and what was written about them. */
const recordTexts = [
  ...names,
  ...degreeNames,
  ...reportNames,
  ...changeReasons,
  ...Object.values(endingReasons),
  ...Object.values(tradeTexts),
]

const begunNames = Object.values(ownSchools.looks.people).map(({ name }) => name)

/** What people of the school wrote or are called, which no language changes. */
export const writtenOn: Readonly<Record<string, readonly string[]>> = {
  [certificatesPaths.agencies.address]: [...names, ...Object.values(agencyNotes)],
  [messagesPaths.home.address]: printTexts,
  [messagesPaths.askLeave.address]: names,
  [messagesPaths.book.address]: names,
  [messagesPaths.contact.address]: names,
  [messagesPaths.ownLeave.address]: leaveTexts,
  [messagesPaths.leaveRequest.address]: leaveTexts,
  [messagesPaths.leaveDecision.address]: leaveTexts,
  [messagesPaths.leaveDecisions.address]: leaveTexts,
  [messagesPaths.messages.address]: [...feedbackMessages, ...documentTexts, ...printTexts, ...approvalWritten],
  [messagesPaths.group.address]: [...documentTexts, ...printTexts, ...approvalWritten],
  [messagesPaths.message.address]: [...names, ...documentTexts, ...printTexts, ...approvalWritten],
  [messagesPaths.find.address]: [...leaveTexts, ...feedbackMessages, ...documentTexts, ...printTexts, ...approvalWritten],
  ...Object.fromEntries(Object.values(schedulePaths).map(({ address }) => [address, [...names, ...Object.values(changeTexts)]])),
  ...Object.fromEntries(Object.values(lostFoundPaths).map(({ address }) => [address, [...names, ...lostTexts]])),
  ...Object.fromEntries(Object.values(attendancePaths).map(({ address }) => [address, [...names, ...attendanceTexts]])),
  [peoplePaths.emergency.address]: names,
  [peoplePaths.views.address]: names,
  [helpPaths.feedbackHistory.address]: feedbackMessages,
  [helpPaths.feedback.address]: feedbackMessages,
  [documentsPaths.template.address]: documentTexts,
  [documentsPaths.ownDocuments.address]: documentTexts,
  [certificatesPaths.application.address]: [...tradeNames, ...approvalWritten],
  [certificatesPaths.applications.address]: tradeNames,
  [certificatesPaths.decisions.address]: tradeNames,
  [certificatesPaths.decision.address]: tradeNames,
  [ordersPaths.orders.address]: tradeNames,
  [ordersPaths.order.address]: tradeNames,
  [walletPaths.wallet.address]: tradeNames,
  [walletPaths.bills.address]: tradeNames,
  [walletPaths.prints.address]: tradeNames,
  [appealsPaths.freeCopies.address]: tradeNames,
  [terminalsPaths.faultReports.address]: printTexts,
  [terminalsPaths.entrustments.address]: printTexts,
  [terminalsPaths.entrust.address]: printTexts,
  [terminalsPaths.entrusted.address]: printTexts,
  ...Object.fromEntries(Object.values(cloudPrintPaths).map(({ address }) => [address, printTexts])),
  [verificationPaths.right.address]: documentTexts,
  [verificationPaths.rightOnPhone.address]: documentTexts,
  [verificationPaths.wrong.address]: documentTexts,
  [verificationPaths.wrongOnPhone.address]: documentTexts,
  [verificationPaths.result.address]: documentTexts,
  ...Object.fromEntries(Object.values(registrationPaths).map(({ address }) => [address, registrationTexts])),
  ...Object.fromEntries(Object.values(approvalPaths).map(({ address }) => [address, approvalWritten])),
  ...Object.fromEntries(Object.values(animalPlanPaths).map(({ address }) => [address, approvalWritten])),
  ...Object.fromEntries(Object.values(appraisalPaths).map(({ address }) => [address, appraisalWritten])),
  [consolePaths.appraisalResults.address]: appraisalWritten,
  [consolePaths.appraisalTexts.address]: appraisalWritten,
  [consolePaths.animalPlans.address]: approvalWritten,
  [consolePaths.animalCatalogue.address]: [animalSupplier],
  [consolePaths.approvalProcesses.address]: approvalWritten,
  [consolePaths.approvalProcess.address]: approvalWritten,
  [consolePaths.approvalInstances.address]: approvalWritten,
  [consolePaths.approvalDeliveries.address]: approvalWritten,
  [consolePaths.attendanceWarnings.address]: [...names, ...attendanceTexts],
  [certificatesPaths.applyFile.address]: documentTexts,
  [certificatesPaths.heading.address]: documentTexts,
  [documentsPaths.scoreProof.address]: documentTexts,
  [examsPaths.exams.address]: [...names, examNotes],
  [examsPaths.invigilations.address]: [...names, examNotes],
  [consolePaths.exams.address]: [...names, examNotes],
  [gradesPaths.sheet.address]: names,
  [consolePaths.exchangeImports.address]: [...names, ...exchangeTexts],
  [consolePaths.exchangeImport.address]: [...names, ...exchangeTexts],
  [consolePaths.exchangeSources.address]: exchangeTexts,
  [consolePaths.exchangeMissing.address]: names,
  [consolePaths.gradeSheets.address]: names,
  [consolePaths.gradeAppeals.address]: [...names, ...appealReasons],
  [identityPaths.library.address]: names,
  [identityPaths.person.address]: names,
  [identityPaths.search.address]: [...names, ...photoSearchTexts],
  [identityPaths.searches.address]: photoSearchTexts,
  [consolePaths.people.address]: begunNames,
  [consolePaths.corrections.address]: [...names, ...requestTexts],
  [consolePaths.deletions.address]: [...names, ...dataRequestTexts],
  [consolePaths.resets.address]: [...names, ...resetTexts],
  [consolePaths.photoImports.address]: [...names, ...photoImportNames],
  [consolePaths.photoImport.address]: [...names, ...photoImportNames],
  [consolePaths.scheduleImports.address]: [...names, ...scheduleImportNames],
  [consolePaths.scheduleImport.address]: [...names, ...scheduleImportNames],
  [consolePaths.imports.address]: [...names, ...importNames],
  [consolePaths.import.address]: [...names, ...importNames],
  [consolePaths.withdrawals.address]: tradeNames,
  [consolePaths.payments.address]: tradeNames,
  [consolePaths.grants.address]: tradeNames,
  ...Object.fromEntries(
    [...Object.values(recordsPaths), ...Object.values(logPaths), ...Object.values(statisticsPaths)].map(({ address }) => [
      address,
      recordTexts,
    ]),
  ),
  // What was changed is shown as it was written, in all languages.
  [logPaths.operations.address]: [
    ...recordTexts,
    ...textsIn([animalTypes, animalPlaces, animalFunds, animalSpecifications]),
    animalSupplier,
    // Terminals that other journeys register meanwhile.
    terminalName,
  ],
  [consolePaths.recordChanges.address]: recordTexts,
  [consolePaths.logTrail.address]: recordTexts,
  [consolePaths.logExports.address]: [...recordTexts, ...exportTexts],
  [consolePaths.sessions.address]: names,
  [consolePaths.duties.address]: [...names, ...dutyTexts],
  [consolePaths.accessWhy.address]: names,
  [consolePaths.dictionaries.address]: dictionaryRows().flatMap(({ label, label_tw }) => [label, label_tw]),
}
