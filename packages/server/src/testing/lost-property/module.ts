import { route } from '../../http/route.ts'
import { subjects } from '../../modules/messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../../modules/module.ts'
import { lostItems, reportLost, tidyJob, writeDownJob } from './lost-property.ts'

const itemsByPerson = new Map<string, string[]>()
const itemsOf = (personId: string) => itemsByPerson.get(personId) ?? []

/** An area that only a test knows. It keeps in memory what others keep in tables. */
export const lostPropertyModule = defineModule({
  name: 'lost-property',
  after: ['messages'],
  routes: [
    route(reportLost, async (ctx, { what }) => {
      await ctx.services.jobs.add(ctx.sql, writeDownJob, { personId: ctx.caller.personId, what })
      return null
    }),
    route(lostItems, async ({ caller }) => itemsOf(caller.personId)),
  ],
  jobs: [
    jobHandler(writeDownJob, async (_ctx, { personId, what }) => void itemsByPerson.set(personId, [...itemsOf(personId), what])),
    jobHandler(tidyJob, async () => {}, { schedule: '3 3 * * *' }),
  ],
  personalData: { lostProperty: async (_ctx, personId) => itemsOf(personId) },
  onAccountClosed: async (_ctx, { id }) => void itemsByPerson.delete(id),
  provides: [
    subjects.give({
      registration_review: async () => ({ state: ['找到了', 'Found', '找到了'], tone: 'good', actionLabel: null }),
    }),
  ],
})
