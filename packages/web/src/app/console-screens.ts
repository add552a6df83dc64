import { consolePaths } from '@campus/contract/paths/console.ts'
import type { Who } from '@campus/contract/roles.ts'
import { type ConsoleScreen, consoleTitles } from '../console/console-titles.ts'
import type { Screen } from '../navigation/screen.ts'

const admins: Who = ['admin']
/** Who manages a part of the school sees its people and writes to them. */
const managersToo: Who = ['admin', 'manager']
/** An auditor reads what was done and does nothing. */
const auditorsToo: Who = ['admin', 'auditor']
const readers: Who = ['admin', 'manager', 'auditor']

const screen = (name: ConsoleScreen, load: Screen['load'], guard: Who = admins): Screen => ({
  path: consolePaths[name],
  load,
  guard,
  title: consoleTitles[name],
  layout: 'none',
})

export const consoleScreens: readonly Screen[] = [
  screen('people', () => import('../features/administration/console/people/people-screen.tsx'), managersToo),
  screen('person', () => import('../features/administration/console/person/person-screen.tsx'), managersToo),
  screen('imports', () => import('../features/administration/console/imports/imports-screen.tsx')),
  screen('import', () => import('../features/administration/console/imports/import-screen.tsx')),
  screen('corrections', () => import('../features/people/console/requests/corrections-screen.tsx')),
  screen('deletions', () => import('../features/people/console/requests/deletions-screen.tsx')),
  screen('resets', () => import('../features/administration/console/resets/resets-screen.tsx'), auditorsToo),
  screen('organisation', () => import('../features/school/console/organisation/organisation-screen.tsx')),
  screen('dictionaries', () => import('../features/school/console/dictionaries/dictionaries-screen.tsx')),
  screen('settings', () => import('../features/school/console/settings/settings-screen.tsx')),
  screen('legalDocuments', () => import('../features/school/console/legal-documents/legal-documents-screen.tsx')),
  screen('announcements', () => import('../features/messages/console/announcements/announcements-screen.tsx'), managersToo),
  screen('announcement', () => import('../features/messages/console/announcements/announcement-screen.tsx'), managersToo),
  screen('feedbackCases', () => import('../features/help/console/feedback/feedback-cases-screen.tsx')),
  screen('feedbackCase', () => import('../features/help/console/feedback/feedback-case-screen.tsx')),
  screen('evaluations', () => import('../features/help/console/evaluations/evaluations-screen.tsx')),
  screen('articles', () => import('../features/help/console/articles/articles-screen.tsx')),
  screen('article', () => import('../features/help/console/articles/article-screen.tsx')),
  screen('templates', () => import('../features/documents/console/templates/templates-screen.tsx'), readers),
  screen('template', () => import('../features/documents/console/template/template-screen.tsx'), readers),
  screen('issued', () => import('../features/documents/console/issued/issued-screen.tsx'), readers),
  screen('counter', () => import('../features/documents/console/counter/counter-screen.tsx'), managersToo),
  screen('signingKeys', () => import('../features/documents/console/keys/keys-screen.tsx'), auditorsToo),
  screen('verifications', () => import('../features/documents/console/verifications/verifications-screen.tsx'), auditorsToo),
  screen('orders', () => import('../features/orders/console/orders-screen.tsx'), readers),
  screen('payments', () => import('../features/payment/console/payments-screen.tsx'), auditorsToo),
  screen('reconciliations', () => import('../features/payment/console/reconciliations-screen.tsx'), auditorsToo),
  screen('withdrawals', () => import('../features/wallet/console/withdrawals-screen.tsx'), auditorsToo),
  screen('grants', () => import('../features/wallet/console/grants-screen.tsx'), auditorsToo),
  screen('ledger', () => import('../features/wallet/console/ledger-screen.tsx'), auditorsToo),
  screen('payGrievances', () => import('../features/appeals/console/pay-grievances-screen.tsx'), managersToo),
  screen('freeCopies', () => import('../features/appeals/console/free-copies-screen.tsx'), managersToo),
  screen('failedJobs', () => import('../features/administration/console/jobs/failed-jobs-screen.tsx')),
  screen('mails', () => import('../features/certificates/console/mails-screen.tsx'), auditorsToo),
  screen('terminals', () => import('../features/terminals/console/live/terminals-screen.tsx'), readers),
  screen('terminal', () => import('../features/terminals/console/edit/terminal-screen.tsx')),
  screen('faults', () => import('../features/terminals/console/faults/faults-screen.tsx'), readers),
  screen('terminalEvents', () => import('../features/terminals/console/events/events-screen.tsx'), readers),
  screen('terminalStatistics', () => import('../features/terminals/console/statistics/statistics-screen.tsx'), readers),
  screen('mailbox', () => import('../features/certificates/console/mailbox-screen.tsx')),
  screen('printJobs', () => import('../features/printing/console/jobs/jobs-screen.tsx'), readers),
  screen('printPrices', () => import('../features/printing/console/prices/prices-screen.tsx'), readers),
  screen('library', () => import('../features/cloudprint/console/library/library-screen.tsx'), readers),
  screen('libraryDirectories', () => import('../features/cloudprint/console/directories/directories-screen.tsx'), readers),
]
