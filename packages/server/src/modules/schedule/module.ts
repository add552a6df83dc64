import { decideChange } from '@campus/contract/schedule/console/changes.ts'
import { secretLinks } from '../account/secret-links.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { calendarUses } from '../school/calendar-uses.extension.ts'
import { describeChange, describeLesson, describeReview } from './changes/change-subject.service.ts'
import { exportChanges, leaveChanges, sweepChanges } from './changes/outdated.service.ts'
import { lessonChangeExport } from './console/change-export.ts'
import { measureChanges } from './console/change-review.service.ts'
import { sectionExport } from './console/section-export.ts'
import { closeFeeds, exportFeeds, feedLinks } from './feeds/feed.service.ts'
import { endIfLast, importRetention, sweepImports } from './imports/import-end.service.ts'
import { scheduleImportExport } from './imports/import-list-export.ts'
import { readScheduleImport, runScheduleImport } from './imports/import-work.service.ts'
import { otherEntries } from './other-entries.extension.ts'
import { deleteEntries, exportEntries } from './own-entries/own-entry.service.ts'
import { followCalendar } from './planning/apply-plan.service.ts'
import { notifyCalendarChanges } from './planning/calendar-messages.ts'
import { rosterUses } from './roster-uses.extension.ts'
import { notifyCalendarJob, readScheduleImportJob, runScheduleImportJob } from './schedule.jobs.ts'
import { scheduleRoutes } from './schedule.routes.ts'
import { listPlaces, listTaught } from './sections/section-export.repository.ts'
import { exportShares, familyLinks, leaveShares, sweepShares, unusedShares } from './sharing/share.service.ts'

export const scheduleModule = defineModule({
  name: 'schedule',
  after: ['academics', 'account', 'audit', 'documents', 'files', 'logs', 'messages', 'people', 'school'],
  extensionPoints: [otherEntries, rosterUses],
  routes: scheduleRoutes,
  jobs: [
    jobHandler(readScheduleImportJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, readScheduleImport)),
    jobHandler(runScheduleImportJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, runScheduleImport)),
    jobHandler(notifyCalendarJob, notifyCalendarChanges),
  ],
  housekeeping: async (ctx) => {
    await sweepChanges(ctx)
    await sweepShares(ctx)
    await sweepImports(ctx)
  },
  retention: [unusedShares, ...importRetention],
  personalData: {
    calendarFeeds: exportFeeds,
    lessonChanges: exportChanges,
    ownEntries: exportEntries,
    shares: exportShares,
    sections: (ctx, personId) => listPlaces(ctx.sql, personId),
    taughtLessons: (ctx, personId) => listTaught(ctx.sql, personId),
  },
  onAccountClosed: async (ctx, account) => {
    await leaveChanges(ctx, account)
    await leaveShares(ctx, account)
    await deleteEntries(ctx, account)
    await closeFeeds(ctx, account)
  },
  provides: [
    exportSources.give({ sections: sectionExport, lesson_changes: lessonChangeExport, schedule_imports: scheduleImportExport }),
    waitingQueues.give({ lesson_changes: { decidedBy: decideChange, measure: measureChanges } }),
    secretLinks.give({ calendar: feedLinks, family: familyLinks }),
    calendarUses.give({ lessons: followCalendar }),
    subjects.give({ lesson: describeLesson, lesson_change: describeChange, lesson_change_review: describeReview }),
  ],
})
