import { sql } from 'kysely'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { type WaitingQueue, waitingQueues } from '../../modules/console/work/queues.extension.ts'
import { type ExportSource, exportSources } from '../../modules/logs/exports/export-source.extension.ts'
import { type TrailSource, trailSources } from '../../modules/logs/trail/trail-sources.extension.ts'
import { subjects } from '../../modules/messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../../modules/module.ts'
import { type Source, statisticSources } from '../../modules/statistics/sources.extension.ts'
import { lostItems, reportLost, tidyJob, writeDownJob } from './lost-property.ts'

const itemsByPerson = new Map<string, string[]>()
const itemsOf = (personId: string) => itemsByPerson.get(personId) ?? []

/** It stands in for registrations, which are counted. */
const nothingCounted: Source = {
  name: ['失物', 'Lost items', '失物'],
  events: sql`select school.id as school_id, now() as at, null::uuid as unit_id, null::uuid as person_id, '' as subject, '' as outcome,
    1 as count, 0 as amount, '' as network from school where false`,
  outcomes: {},
  subjects: {},
  amount: null,
  isAboutPeople: false,
  rows: null,
  keptDays: () => null,
}

/** And wait for somebody who decides. */
const nothingWaits: WaitingQueue = { decidedBy: reportLost, measure: async () => ({ count: 0, since: null, dueAt: null }) }

/** And are exported. */
const nothingListed: ExportSource = {
  who: [],
  filter: z.object({}),
  columns: [],
  tellFilter: async () => [],
  mayRead: () => true,
  headings: async () => [],
  scopeOf: async () => 'school',
  count: async () => 0,
  list: async () => [],
}

/** And are found by person and thing. */
const nothingFound: TrailSource = {
  who: [],
  duty: 'people',
  entries: sql`select`,
  things: {},
  tell: () => ({ what: ['', '', ''], outcome: ['', '', ''], isRefused: false, screen: null }),
}

/** An area that only a test knows. It keeps in memory what others keep in tables. */
export const lostPropertyModule = defineModule({
  name: 'lost-property',
  after: ['console', 'logs', 'messages', 'statistics'],
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
    exportSources.give({ matched_cases: nothingListed, unmatched_cases: nothingListed, registration_log: nothingListed }),
    trailSources.give({ registration_log: nothingFound }),
    waitingQueues.give({ matched_cases: nothingWaits, unmatched_cases: nothingWaits }),
    statisticSources.give({ registrations: nothingCounted, registration_reviews: nothingCounted }),
  ],
})
