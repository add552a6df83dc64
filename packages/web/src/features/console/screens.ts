import { consolePaths } from '@campus/contract/paths/console.ts'
import type { Who } from '@campus/contract/roles.ts'
import type { Screen } from '../../navigation/screen.ts'
import { type ConsoleScreen, consoleTitles } from './console-titles.ts'

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
  screen('people', () => import('./people/people-screen.tsx'), managersToo),
  screen('person', () => import('./person/person-screen.tsx'), managersToo),
  screen('imports', () => import('./imports/imports-screen.tsx')),
  screen('import', () => import('./imports/import-screen.tsx')),
  screen('corrections', () => import('./requests/corrections-screen.tsx')),
  screen('deletions', () => import('./requests/deletions-screen.tsx')),
  screen('resets', () => import('./resets/resets-screen.tsx'), auditorsToo),
  screen('organisation', () => import('./organisation/organisation-screen.tsx')),
  screen('dictionaries', () => import('./dictionaries/dictionaries-screen.tsx')),
  screen('settings', () => import('./settings/settings-screen.tsx')),
  screen('legalDocuments', () => import('./legal-documents/legal-documents-screen.tsx')),
  screen('announcements', () => import('./announcements/announcements-screen.tsx'), managersToo),
  screen('announcement', () => import('./announcements/announcement-screen.tsx'), managersToo),
  screen('feedbackCases', () => import('./feedback/feedback-cases-screen.tsx')),
  screen('feedbackCase', () => import('./feedback/feedback-case-screen.tsx')),
  screen('evaluations', () => import('./evaluations/evaluations-screen.tsx')),
  screen('articles', () => import('./articles/articles-screen.tsx')),
  screen('article', () => import('./articles/article-screen.tsx')),
  screen('templates', () => import('./documents/templates/templates-screen.tsx'), readers),
  screen('template', () => import('./documents/template/template-screen.tsx'), readers),
  screen('issued', () => import('./documents/issued/issued-screen.tsx'), readers),
  screen('counter', () => import('./documents/counter/counter-screen.tsx'), managersToo),
  screen('signingKeys', () => import('./documents/keys/keys-screen.tsx'), auditorsToo),
  screen('verifications', () => import('./documents/verifications/verifications-screen.tsx'), auditorsToo),
  screen('orders', () => import('./orders/orders-screen.tsx'), readers),
  screen('payments', () => import('./payments/payments-screen.tsx'), auditorsToo),
  screen('reconciliations', () => import('./payments/reconciliations-screen.tsx'), auditorsToo),
  screen('withdrawals', () => import('./wallet/withdrawals-screen.tsx'), auditorsToo),
  screen('grants', () => import('./wallet/grants-screen.tsx'), auditorsToo),
  screen('ledger', () => import('./wallet/ledger-screen.tsx'), auditorsToo),
  screen('payGrievances', () => import('./appeals/pay-grievances-screen.tsx'), managersToo),
  screen('freeCopies', () => import('./appeals/free-copies-screen.tsx'), managersToo),
  screen('failedJobs', () => import('./jobs/failed-jobs-screen.tsx')),
  screen('mails', () => import('./certificate-mail/mails-screen.tsx'), auditorsToo),
  screen('terminals', () => import('./terminals/live/terminals-screen.tsx'), readers),
  screen('terminal', () => import('./terminals/edit/terminal-screen.tsx')),
  screen('faults', () => import('./terminals/faults/faults-screen.tsx'), readers),
  screen('terminalEvents', () => import('./terminals/events/events-screen.tsx'), readers),
  screen('terminalStatistics', () => import('./terminals/statistics/statistics-screen.tsx'), readers),
  screen('mailbox', () => import('./certificate-mail/mailbox-screen.tsx')),
  screen('printJobs', () => import('./printing/jobs/jobs-screen.tsx'), readers),
  screen('printPrices', () => import('./printing/prices/prices-screen.tsx'), readers),
  screen('library', () => import('./printing/library/library-screen.tsx'), readers),
  screen('libraryDirectories', () => import('./printing/directories/directories-screen.tsx'), readers),
]
