import { path } from './path.ts'
import { statisticsPaths } from './statistics.ts'

/** Which page of a list is on the screen; it is part of the address, so that coming back finds it. */
interface Paged {
  pageNum?: string
  pageSize?: string
  /** Where the list can be sorted. */
  sort?: string
}

/** The entry shown beside its list. */
interface Chosen extends Paged {
  id?: string
}

interface Days {
  from?: string
  until?: string
}

/** What most logs are narrowed by. */
interface Narrowed extends Days {
  words?: string
  state?: string
  unitId?: string
}

/** Where the log can be narrowed to one person. */
interface OfPeople extends Narrowed {
  personId?: string
}

/** The school's administration, for wide screens. */
export const consolePaths = {
  start: path('/pages/console/start'),
  people: path<Paged & { words?: string; userType?: string; unitId?: string; role?: string; state?: string }>(
    '/pages/console/people/people',
  ),
  person: path<{ id: string }>('/pages/console/people/person'),
  imports: path<Paged>('/pages/console/people/imports'),
  import: path<Paged & { id: string; action?: string }>('/pages/console/people/import'),
  corrections: path<Chosen & Days & { state?: string; words?: string }>('/pages/console/people/corrections'),
  resets: path('/pages/console/people/resets'),
  deletions: path<Chosen & Days & { state?: string; words?: string }>('/pages/console/people/deletions'),
  recordChanges: path<Chosen & Days & { state?: string; words?: string }>('/pages/console/records/changes'),
  photoTypes: path<{ id?: string }>('/pages/console/identity/photoTypes'),
  photoImports: path<Paged>('/pages/console/identity/photoImports'),
  photoImport: path<Paged & { id: string; action?: string }>('/pages/console/identity/photoImport'),
  papers: path<Chosen & Days & { state?: string; words?: string }>('/pages/console/identity/papers'),
  registrationFields: path<{ userType?: string }>('/pages/console/registration/fields'),
  approvalProcesses: path('/pages/console/approval/processes'),
  /** `node` or `field` is chosen; `tab` is the tree, the form, the settings or the versions. */
  approvalProcess: path<{ id: string; tab?: string; node?: string; field?: string }>('/pages/console/approval/process'),
  approvalRules: path('/pages/console/approval/rules'),
  /** `view` is the list of applications, or `people` with how much waits for each. */
  approvalInstances: path<
    Paged & Days & { words?: string; processId?: string; state?: string; concern?: string; assigneeId?: string; view?: string }
  >('/pages/console/approval/instances'),
  approvalStatistics: path<{ days?: string; processId?: string }>('/pages/console/approval/statistics'),
  approvalDeliveries: path<{ processId?: string; state?: string }>('/pages/console/approval/deliveries'),
  scheduleChanges: path<Chosen & Days & { state?: string }>('/pages/console/schedule/changes'),
  lostItems: path<Chosen & Days & { state?: string; side?: string; kind?: string; concern?: string; words?: string }>(
    '/pages/console/schedule/lost-items',
  ),
  animalCatalogue: path<{ tab?: string }>('/pages/console/animalplan/catalogue'),
  animalPlans: path<Paged & { words?: string; state?: string; fundId?: string; windowId?: string }>('/pages/console/animalplan/plans'),
  attendance: path<Paged & Days & { words?: string; state?: string; concern?: string }>('/pages/console/schedule/attendance'),
  attendanceWarnings: path<Paged & Days & { words?: string; kind?: string; state?: string }>('/pages/console/schedule/warnings'),
  scheduleTerms: path('/pages/console/schedule/terms'),
  scheduleRooms: path<{ words?: string; building?: string }>('/pages/console/schedule/rooms'),
  scheduleSections: path<Paged & { words?: string; termId?: string; unitId?: string }>('/pages/console/schedule/sections'),
  scheduleSection: path<{ id: string; tab?: string }>('/pages/console/schedule/section'),
  scheduleImports: path<Paged>('/pages/console/schedule/imports'),
  scheduleImport: path<Paged & { id: string; action?: string }>('/pages/console/schedule/import'),
  appraisals: path('/pages/console/schedule/appraisals'),
  appraisalResults: path<{ id: string }>('/pages/console/schedule/appraisal-results'),
  appraisalTexts: path<Paged & { appraisalId?: string; state?: string }>('/pages/console/schedule/appraisal-texts'),
  exams: path<Chosen & { words?: string; state?: string; termId?: string }>('/pages/console/schedule/exams'),
  gradeSheets: path<Chosen & { words?: string; state?: string; termId?: string }>('/pages/console/schedule/grade-sheets'),
  gradeAppeals: path<Chosen & Days & { words?: string; state?: string }>('/pages/console/schedule/grade-appeals'),
  logExports: path<Paged & { id?: string; which?: string }>('/pages/console/logs/exports'),
  exchangeImports: path<Paged>('/pages/console/exchange/imports'),
  exchangeImport: path<Paged & { id: string; action?: string }>('/pages/console/exchange/import'),
  exchangeSources: path<{ id?: string; tab?: string }>('/pages/console/exchange/sources'),
  exchangeMissing: path<Paged & { unitId?: string; academicYear?: string; words?: string }>('/pages/console/exchange/missing'),
  organisation: path<{ id?: string }>('/pages/console/school/organisation'),
  posts: path<{ id?: string }>('/pages/console/school/posts'),
  dictionaries: path<{ type?: string }>('/pages/console/school/dictionaries'),
  look: path('/pages/console/school/look'),
  /** `find` narrows the settings to those that have these words. */
  settings: path<{ find?: string }>('/pages/console/school/settings'),
  faceSettings: path('/pages/console/faces/settings'),
  faceGuardians: path('/pages/console/faces/guardians'),
  legalDocuments: path<{ kind?: string; version?: string }>('/pages/console/school/legal-documents'),
  announcements: path<Paged & Days & { words?: string; state?: string }>('/pages/console/messages/announcements'),
  announcement: path<{ id?: string }>('/pages/console/messages/announcement'),
  feedbackCases: path<Chosen & Days & { state?: string; category?: string; words?: string }>('/pages/console/help/feedback'),
  feedbackCase: path<{ id: string }>('/pages/console/help/feedback-case'),
  evaluations: path<Paged & Days & { type?: string }>('/pages/console/help/evaluations'),
  articles: path<Paged & { words?: string; state?: string }>('/pages/console/help/articles'),
  article: path<{ id?: string }>('/pages/console/help/article'),
  templates: path<Paged & { words?: string; state?: string; type?: string }>('/pages/console/documents/templates'),
  template: path<{ id?: string; version?: string; tab?: string }>('/pages/console/documents/template'),
  issued: path<Chosen & OfPeople & { templateId?: string }>('/pages/console/documents/issued'),
  counter: path<{ studentNumber?: string }>('/pages/console/documents/counter'),
  signingKeys: path('/pages/console/documents/keys'),
  verifications: path<OfPeople & { verdict?: string; way?: string; network?: string; documentId?: string }>(
    '/pages/console/documents/verifications',
  ),
  orders: path<Chosen & Narrowed & { way?: string }>('/pages/console/orders/orders'),
  payments: path<Chosen & OfPeople & { provider?: string; purpose?: string }>('/pages/console/payment/payments'),
  reconciliations: path<Chosen & Days & { provider?: string }>('/pages/console/payment/reconciliations'),
  withdrawals: path<Paged & Narrowed>('/pages/console/wallet/withdrawals'),
  grants: path<Paged & Narrowed>('/pages/console/wallet/grants'),
  ledger: path('/pages/console/wallet/ledger'),
  payGrievances: path<Chosen & Days & { state?: string; words?: string }>('/pages/console/appeals/payments'),
  freeCopies: path<Chosen & Days & { state?: string; words?: string }>('/pages/console/appeals/free-copies'),
  mails: path<Paged & OfPeople & { via?: string }>('/pages/console/certificates/mails'),
  failedJobs: path<Paged & { state?: string; kind?: string; tab?: string }>('/pages/console/operations/jobs'),
  sessions: path<Paged & { words?: string; network?: string; role?: string }>('/pages/console/operations/sessions'),
  retention: path<{ area?: string; state?: string }>('/pages/console/operations/retention'),
  accessMatrix: path<{ words?: string; area?: string; role?: string }>('/pages/console/access/matrix'),
  duties: path('/pages/console/access/duties'),
  accessWhy: path<{ number?: string; call?: string }>('/pages/console/access/why'),
  mailbox: path('/pages/console/certificates/mailbox'),
  terminals: path<Chosen & { words?: string; state?: string }>('/pages/console/terminals/terminals'),
  terminal: path<{ id?: string }>('/pages/console/terminals/terminal'),
  faults: path<Chosen & Days & { state?: string; terminalId?: string; kind?: string; words?: string }>('/pages/console/terminals/faults'),
  terminalEvents: path<Days & { terminalId?: string; kind?: string; words?: string }>('/pages/console/terminals/events'),
  terminalStatistics: path<{ days?: string }>('/pages/console/terminals/statistics'),
  printJobs: path<OfPeople & { id?: string; kind?: string; terminalId?: string }>('/pages/console/printing/jobs'),
  printPrices: path('/pages/console/printing/prices'),
  library: path<Chosen & Days & { state?: string; words?: string }>('/pages/console/printing/library'),
  backups: path('/pages/console/operations/backups'),
  configuration: path('/pages/console/operations/configuration'),
  statisticsOverview: statisticsPaths.overview,
  statisticsExplorer: statisticsPaths.explorer,
  statisticsReports: statisticsPaths.reports,
  libraryDirectories: path<{ id?: string }>('/pages/console/printing/directories'),
  /** Everything that the logs know about one request, one person or one thing. */
  logTrail: path<{ personId?: string; personNumber?: string; requestId?: string; subjectId?: string; from?: string; until?: string }>(
    '/pages/console/logs/trail',
  ),
}
