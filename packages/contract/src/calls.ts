import * as academicRecords from './academics/records.ts'
import * as academicScores from './academics/scores.ts'
import * as accountChanges from './account/account-changes.ts'
import * as captcha from './account/captcha.ts'
import * as codes from './account/codes.ts'
import * as devices from './account/devices.ts'
import * as faceLogin from './account/face-login.ts'
import * as login from './account/login.ts'
import * as notices from './account/notices.ts'
import * as outside from './account/outside.ts'
import * as ownChannels from './account/own-channels.ts'
import * as ownPassword from './account/own-password.ts'
import * as passkeys from './account/passkeys.ts'
import * as pcLogin from './account/pc-login.ts'
import * as proof from './account/proof.ts'
import * as recovery from './account/recovery.ts'
import * as registration from './account/registration.ts'
import * as secondFactor from './account/second-factor.ts'
import * as consoleAccountResets from './administration/account-resets.ts'
import * as consolePeople from './administration/people.ts'
import * as consolePeopleImport from './administration/people-import.ts'
import * as consolePersonOverview from './administration/person-overview.ts'
import * as animalCatalogue from './animalplan/catalogue.ts'
import * as consoleAnimalCatalogue from './animalplan/console/catalogue.ts'
import * as consoleAnimalPlans from './animalplan/console/plans.ts'
import * as animalLines from './animalplan/lines.ts'
import * as animalPlans from './animalplan/plans.ts'
import * as consoleAppeals from './appeals/console.ts'
import * as appealEvaluation from './appeals/evaluation.ts'
import * as freeCopiesRequests from './appeals/free-copies.ts'
import * as payGrievances from './appeals/pay-grievance.ts'
import * as appraisals from './appraisal/appraisals.ts'
import * as ballots from './appraisal/ballots.ts'
import * as consoleAppraisals from './appraisal/console.ts'
import * as approvalAbsences from './approval/absences.ts'
import * as consoleApprovalDeliveries from './approval/console/deliveries.ts'
import * as consoleApprovalInstances from './approval/console/instances.ts'
import * as consoleApproval from './approval/console/processes.ts'
import * as consoleApprovalRules from './approval/console/rules.ts'
import * as consoleApprovalStatistics from './approval/console/statistics.ts'
import * as consoleApprovalTrials from './approval/console/trials.ts'
import * as approvalFormState from './approval/form-state.ts'
import * as approvalHandling from './approval/handling.ts'
import * as approvalMoving from './approval/moving.ts'
import * as approvalNews from './approval/news.ts'
import * as approvalPeople from './approval/people.ts'
import * as approvalProcesses from './approval/processes.ts'
import * as approvalProgress from './approval/progress.ts'
import * as approvalRules from './approval/rules.ts'
import * as approvalStarting from './approval/starting.ts'
import * as approvalTaskLists from './approval/task-lists.ts'
import * as consoleAttendance from './attendance/console.ts'
import * as missedLessons from './attendance/missed-lessons.ts'
import * as attendanceRecords from './attendance/records.ts'
import * as rollCalls from './attendance/roll-calls.ts'
import * as signs from './attendance/signs.ts'
import * as attendanceWarnings from './attendance/warnings.ts'
import type { CallShape } from './call.ts'
import * as applications from './certificates/applications.ts'
import * as consoleCertificateMail from './certificates/console.ts'
import * as applicationDecisions from './certificates/decisions.ts'
import * as delivery from './certificates/delivery.ts'
import * as pickUp from './certificates/pick-up.ts'
import * as documentReports from './certificates/reports.ts'
import * as serviceInfo from './certificates/service-info.ts'
import * as consoleLibrary from './cloudprint/console.ts'
import * as cloudPrintFiles from './cloudprint/files.ts'
import * as cloudPrintLibrary from './cloudprint/library.ts'
import * as cloudPrintPrices from './cloudprint/prices.ts'
import * as cloudPrintOrders from './cloudprint/print-orders.ts'
import * as consoleSearch from './console/search.ts'
import * as consoleWork from './console/work.ts'
import * as consoleIssuedDocuments from './documents/console/issued.ts'
import * as consoleSigningKeys from './documents/console/signing-keys.ts'
import * as consoleDocumentTemplates from './documents/console/templates.ts'
import * as making from './documents/making.ts'
import * as ownDocuments from './documents/own-documents.ts'
import * as templates from './documents/templates.ts'
import * as agencies from './entrust/agencies.ts'
import * as entrustments from './entrust/entrustments.ts'
import * as consoleExams from './exams/console.ts'
import * as exams from './exams/exams.ts'
import * as invigilations from './exams/invigilations.ts'
import * as dataImports from './exchange/imports.ts'
import * as exchangeMissing from './exchange/missing.ts'
import * as exchangeSources from './exchange/sources.ts'
import * as faceChecks from './faces/checks.ts'
import * as faceChildren from './faces/children.ts'
import * as faceConsents from './faces/consents.ts'
import * as consoleFaces from './faces/console.ts'
import * as facePhoto from './faces/has-photo.ts'
import * as ownFiles from './files/own-files.ts'
import * as consoleGrades from './grades/console.ts'
import * as grades from './grades/grades.ts'
import * as gradeSheets from './grades/sheets.ts'
import * as appRelease from './help/app-release.ts'
import * as articles from './help/articles.ts'
import * as evaluations from './help/evaluations.ts'
import * as feedback from './help/feedback.ts'
import * as problems from './help/problems.ts'
import * as workbench from './home/workbench.ts'
import * as consoleIdentityPapers from './identity/console/papers.ts'
import * as consolePhotoImports from './identity/console/photo-imports.ts'
import * as consolePhotoTypes from './identity/console/photo-types.ts'
import * as photoLibrary from './identity/library.ts'
import * as identityPhotos from './identity/own-photos.ts'
import * as papers from './identity/papers.ts'
import * as peopleSearch from './identity/people-search.ts'
import * as photoJudgement from './identity/photo-judgement.ts'
import * as photoTypes from './identity/photo-types.ts'
import * as kioskVisits from './kiosk/visits.ts'
import * as leaveRequests from './leave/leave-requests.ts'
import * as leaveReturns from './leave/returns.ts'
import * as applicationLog from './logs/application-log.ts'
import * as logExports from './logs/exports.ts'
import * as faceLog from './logs/face-log.ts'
import * as logPeople from './logs/log-people.ts'
import * as loginLog from './logs/login-log.ts'
import * as operateLog from './logs/operate-log.ts'
import * as photoLog from './logs/photo-log.ts'
import * as logTrail from './logs/trail.ts'
import * as lostClaims from './lostfound/claims.ts'
import * as consoleLostItems from './lostfound/console.ts'
import * as lostItems from './lostfound/items.ts'
import * as announcements from './messages/announcements.ts'
import * as inbox from './messages/inbox.ts'
import * as reminders from './messages/reminders.ts'
import * as consoleAccess from './operations/access.ts'
import * as backups from './operations/backups.ts'
import * as configuration from './operations/configuration.ts'
import * as duties from './operations/duties.ts'
import * as consoleFailedJobs from './operations/failed-jobs.ts'
import * as jobQueue from './operations/job-queue.ts'
import * as retention from './operations/retention.ts'
import * as consoleSessions from './operations/sessions.ts'
import * as consoleStatus from './operations/status.ts'
import * as cart from './orders/cart.ts'
import * as ordersCheckout from './orders/checkout.ts'
import * as consoleOrders from './orders/console.ts'
import * as orders from './orders/orders.ts'
import * as ordersPaying from './orders/paying.ts'
import * as consolePayments from './payment/console.ts'
import * as payments from './payment/payments.ts'
import * as recharge from './payment/recharge.ts'
import * as corrections from './people/corrections.ts'
import * as directory from './people/directory.ts'
import * as emergencyContacts from './people/emergency-contacts.ts'
import * as ownConfig from './people/own-config.ts'
import * as ownInfo from './people/own-info.ts'
import * as ownPhotos from './people/own-photos.ts'
import * as ownProfile from './people/own-profile.ts'
import * as privacy from './people/privacy.ts'
import * as consolePrinting from './printing/console.ts'
import * as printItems from './printing/items.ts'
import * as machineJobs from './printing/machine-jobs.ts'
import * as recordChanges from './records/changes.ts'
import * as recordLists from './records/lists.ts'
import * as students from './records/students.ts'
import * as registrationCases from './registration/case.ts'
import * as registrationCheck from './registration/check.ts'
import * as consoleRegistrationCases from './registration/console/cases.ts'
import * as consoleRegistrationRules from './registration/console/rules.ts'
import * as registrationFields from './registration/fields.ts'
import * as registrationFiles from './registration/files.ts'
import * as registrationHandIn from './registration/hand-in.ts'
import * as registrationLists from './registration/lists.ts'
import * as registrationProof from './registration/proof.ts'
import * as scan from './scan/scan.ts'
import * as scheduleChanges from './schedule/changes.ts'
import * as consoleChanges from './schedule/console/changes.ts'
import * as consoleRooms from './schedule/console/rooms.ts'
import * as consoleSections from './schedule/console/sections.ts'
import * as consoleSlots from './schedule/console/slots.ts'
import * as consoleTerms from './schedule/console/terms.ts'
import * as scheduleExports from './schedule/exports.ts'
import * as feeds from './schedule/feeds.ts'
import * as freeRooms from './schedule/free-rooms.ts'
import * as scheduleImports from './schedule/imports.ts'
import * as ownEntries from './schedule/own-entries.ts'
import * as shares from './schedule/shares.ts'
import * as scheduleTerms from './schedule/terms.ts'
import * as timetable from './schedule/timetable.ts'
import * as consoleAppointments from './school/console/appointments.ts'
import * as consoleDictionaries from './school/console/dictionaries.ts'
import * as consoleLook from './school/console/look.ts'
import * as consoleOrganisation from './school/console/organisation.ts'
import * as consoleSettings from './school/console/settings.ts'
import * as dictionaries from './school/dictionaries.ts'
import * as distances from './school/distances.ts'
import * as legalDocuments from './school/legal-documents.ts'
import * as loginPage from './school/login-page.ts'
import * as look from './school/look.ts'
import * as organisation from './school/organisation.ts'
import * as places from './school/places.ts'
import * as schoolInfo from './school/school-info.ts'
import * as schools from './school/schools.ts'
import * as watermark from './school/watermark.ts'
import * as ownSignature from './signature/own-signature.ts'
import * as templatePictures from './signature/template-pictures.ts'
import * as statisticCharts from './statistics/charts.ts'
import * as consoleStatistics from './statistics/console.ts'
import * as statisticRank from './statistics/rank.ts'
import * as statisticReports from './statistics/reports.ts'
import * as statisticRows from './statistics/rows.ts'
import * as consoleTerminals from './terminals/console.ts'
import * as terminalFaults from './terminals/faults.ts'
import * as terminalMachine from './terminals/machine.ts'
import * as terminalList from './terminals/terminals.ts'
import * as transitKey from './transit/transit-key.ts'
import * as verificationLog from './verification/log.ts'
import * as verificationShares from './verification/shares.ts'
import * as trust from './verification/trust.ts'
import * as verify from './verification/verify.ts'
import * as balance from './wallet/balance.ts'
import * as consoleWallet from './wallet/console.ts'
import * as withdrawals from './wallet/withdrawals.ts'

const areas = [
  [schools, loginPage, legalDocuments, places, watermark, dictionaries, organisation, schoolInfo, distances, look],
  [captcha, login, codes, recovery, registration, ownPassword, devices, outside, pcLogin, passkeys, secondFactor, notices, ownChannels],
  [proof, accountChanges],
  [ownInfo, ownConfig, ownProfile, ownPhotos, emergencyContacts, corrections, directory, privacy],
  [registrationFields, registrationLists, registrationCheck, registrationCases, registrationProof, registrationHandIn, registrationFiles],
  [consoleRegistrationCases, consoleRegistrationRules],
  [inbox, reminders, announcements],
  [problems, feedback, evaluations, articles, appRelease],
  [workbench, leaveRequests, scan, transitKey],
  [consolePeople, consoleAccountResets, consoleFailedJobs, consolePeopleImport, consoleOrganisation, consoleDictionaries, consoleSettings],
  [consoleAppointments, consoleLook, consoleWork, consoleSearch, consolePersonOverview],
  [academicRecords, academicScores, templates, making, ownDocuments, consoleDocumentTemplates, consoleIssuedDocuments, consoleSigningKeys],
  [verify, verificationLog, verificationShares, trust],
  [consoleStatus, consoleSessions, jobQueue, consoleAccess, duties, retention, backups, configuration],
  [balance, withdrawals, consoleWallet, payments, recharge, consolePayments, cart, orders, ordersPaying, ordersCheckout, consoleOrders],
  [agencies, applications, applicationDecisions, delivery, pickUp, serviceInfo, documentReports, consoleCertificateMail],
  [payGrievances, freeCopiesRequests, appealEvaluation, consoleAppeals],
  [terminalList, terminalFaults, terminalMachine, consoleTerminals, printItems, machineJobs, kioskVisits, entrustments],
  [cloudPrintFiles, cloudPrintPrices, cloudPrintOrders, cloudPrintLibrary, consolePrinting, consoleLibrary],
  [
    photoTypes,
    identityPhotos,
    photoJudgement,
    papers,
    photoLibrary,
    peopleSearch,
    consolePhotoTypes,
    consolePhotoImports,
    consoleIdentityPapers,
  ],
  [ownFiles, ownSignature, templatePictures],
  [
    approvalPeople,
    approvalProcesses,
    approvalStarting,
    approvalFormState,
    approvalHandling,
    approvalMoving,
    approvalProgress,
    approvalTaskLists,
    approvalNews,
    approvalRules,
    approvalAbsences,
    consoleApproval,
    consoleApprovalStatistics,
    consoleApprovalTrials,
    consoleApprovalRules,
    consoleApprovalDeliveries,
    consoleApprovalInstances,
  ],
  [
    scheduleTerms,
    timetable,
    consoleTerms,
    consoleRooms,
    consoleSections,
    consoleSlots,
    scheduleChanges,
    consoleChanges,
    shares,
    scheduleImports,
    scheduleExports,
    ownEntries,
    feeds,
    freeRooms,
  ],
  [lostItems, lostClaims, consoleLostItems],
  [animalCatalogue, animalLines, animalPlans, consoleAnimalCatalogue, consoleAnimalPlans],
  [appraisals, ballots, consoleAppraisals],
  [rollCalls, signs, attendanceRecords, attendanceWarnings, missedLessons, leaveReturns, consoleAttendance],
  [grades, gradeSheets, consoleGrades],
  [students, recordChanges, recordLists],
  [exams, invigilations, consoleExams],
  [statisticCharts, statisticRank, consoleStatistics, statisticReports, statisticRows],
  [dataImports, exchangeSources, exchangeMissing],
  [faceConsents, faceChecks, facePhoto, faceChildren, faceLogin, consoleFaces],
  [logExports],
  [loginLog, operateLog, applicationLog, faceLog, photoLog, logPeople, logTrail],
]

const isCall = (value: unknown): value is CallShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value

/** Every call of the product. The server, the documentation and the tests read it; the web app imports single areas instead. */
export const calls: readonly CallShape[] = areas.flat().flatMap((module) => Object.values(module).filter(isCall))
