import type { DemoSchool } from '@campus/server/demo/demo-school.ts'
import { readSettings } from '@campus/server/modules/school/school/school-settings.ts'
import { demoAccounts, openAccounts } from './accounts.ts'
import { listSchoolIds } from './demo.repository.ts'
import { demoLessons } from './schedule/lesson-now.ts'
import { demoUniversity } from './schools.ts'

export const demoSchool: DemoSchool = {
  accounts: demoAccounts,
  accountsOf: (schoolId) => (schoolId === demoUniversity.id ? [...demoAccounts] : []),
  people: openAccounts.map(({ number, name }) => ({ subject: number, name, note: number })),
  isIn: async (sql) => (await listSchoolIds(sql)).includes(demoUniversity.id),
  timeZone: async (sql) => (await readSettings(sql, demoUniversity.id)).timeZone,
  // A school that is filled already does not load the dictionaries that spell its names.
  fillOnce: async (base, today) => (await import('./fill.ts')).fillDemoSchool(base, today),
  async goOn(base) {
    await (await import('./documents/issue-documents.ts')).issueDemoDocuments(base)
    await (await import('./identity/judge-again.ts')).judgeDemoPhotos(base)
    // What happened days ago is written before what happens today.
    await (await import('./orders/fill-past-trade.ts')).fillPastTrade(base)
    await (await import('./printing/fill-past-prints.ts')).fillPastPrints(base)
    await (await import('./approval/fill-approvals.ts')).fillApprovals(base)
    await (await import('./orders/fill-trade.ts')).fillTrade(base)
    await (await import('./animalplan/fill-animals.ts')).fillAnimals(base)
    await (await import('./appraisal/fill-appraisals.ts')).fillAppraisals(base)
    await (await import('./printing/fill-own-prints.ts')).fillOwnPrints(base)
  },
  lessons: demoLessons,
  openTerminals: async (base, serverUrl) => (await import('./printing/open-terminals.ts')).openDemoTerminals(base, serverUrl),
}
