import type { Phrase } from '@campus/contract/language.ts'
import type { ConsoleScreen } from '../console-titles.ts'

interface MenuGroup {
  readonly title: Phrase
  readonly screens: readonly ConsoleScreen[]
}

export const menuGroups: readonly MenuGroup[] = [
  { title: ['人员', 'People', '人員'], screens: ['people', 'imports', 'corrections', 'deletions', 'resets'] },
  {
    title: ['证明', 'Certificates', '證明'],
    screens: ['templates', 'issued', 'counter', 'verifications', 'signingKeys', 'mails', 'mailbox'],
  },
  {
    title: ['账务', 'Money', '帳務'],
    screens: ['orders', 'payments', 'reconciliations', 'withdrawals', 'grants', 'ledger'],
  },
  {
    title: ['终端与打印', 'Terminals and printing', '終端與列印'],
    screens: ['terminals', 'faults', 'terminalEvents', 'terminalStatistics', 'printJobs', 'printPrices', 'library', 'libraryDirectories'],
  },
  { title: ['申诉', 'Appeals', '申訴'], screens: ['payGrievances', 'freeCopies'] },
  { title: ['沟通', 'Communication', '溝通'], screens: ['announcements', 'feedbackCases', 'evaluations', 'articles'] },
  { title: ['学校', 'School', '學校'], screens: ['organisation', 'dictionaries', 'legalDocuments', 'settings', 'failedJobs'] },
]

/** Screens that show one thing of a list; in the menu the list stands for them. */
export const listOf: Partial<Record<ConsoleScreen, ConsoleScreen>> = {
  person: 'people',
  import: 'imports',
  announcement: 'announcements',
  feedbackCase: 'feedbackCases',
  article: 'articles',
  template: 'templates',
  terminal: 'terminals',
}
