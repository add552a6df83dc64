import { answerChange, askChange, changeOptions, ownChanges, withdrawChange } from '@campus/contract/schedule/changes.ts'
import { consoleChanges, decideChange } from '@campus/contract/schedule/console/changes.ts'
import { consoleRooms, saveRoom } from '@campus/contract/schedule/console/rooms.ts'
import { changeRoster, consoleSections, courseChoices, saveSection, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { consoleSlots, findClashes, removeSlot, saveSlot } from '@campus/contract/schedule/console/slots.ts'
import { closeTerm, consoleTerms, followDate, savePeriods, saveTerm } from '@campus/contract/schedule/console/terms.ts'
import { scheduleExport } from '@campus/contract/schedule/exports.ts'
import { calendarFeed, openFeed, ownFeeds, revokeFeed } from '@campus/contract/schedule/feeds.ts'
import { freeRooms } from '@campus/contract/schedule/free-rooms.ts'
import {
  cancelScheduleImport,
  runScheduleImport,
  scheduleImport,
  scheduleImportLines,
  scheduleImports,
  scheduleTemplate,
  startScheduleImport,
} from '@campus/contract/schedule/imports.ts'
import { removeOwnEntry, saveOwnEntry } from '@campus/contract/schedule/own-entries.ts'
import { acceptShare, endShare, openShare, ownShares } from '@campus/contract/schedule/shares.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { lessonDetail, nextLesson, ownTimetable, timetableOf } from '@campus/contract/schedule/timetable.ts'
import { route } from '../../http/route.ts'
import { readTerms } from './calendar/term.service.ts'
import * as answering from './changes/answering.service.ts'
import { ask } from './changes/asking.service.ts'
import { readOptions } from './changes/options.service.ts'
import { decide, listChanges } from './console/change-review.service.ts'
import { keepRoom, listRooms } from './console/room.service.ts'
import { endTerm, keepFollowed, keepPeriods, keepTerm, listTerms } from './console/term-admin.service.ts'
import { giveExport } from './exports/export.service.ts'
import { giveTemplate } from './exports/template.service.ts'
import * as feeds from './feeds/feed.service.ts'
import { readFreeRooms } from './free-rooms/free-room.service.ts'
import * as imports from './imports/import.service.ts'
import { readLesson, readNext, readOwnTimetable, readTimetableOf } from './lessons/lesson.service.ts'
import { keepEntry, removeEntry } from './own-entries/own-entry.service.ts'
import { changeSectionRoster, readRoster } from './sections/roster.service.ts'
import { keepSection, listCourses, listSections } from './sections/section.service.ts'
import * as sharing from './sharing/share.service.ts'
import { listClashes } from './slots/clash.service.ts'
import { keepSlot, listSlots, takeOutSlot } from './slots/slot.service.ts'

export const scheduleRoutes = [
  route(scheduleTerms, readTerms),
  route(ownTimetable, readOwnTimetable),
  route(timetableOf, readTimetableOf),
  route(nextLesson, readNext),
  route(lessonDetail, readLesson),
  route(ownChanges, answering.listOwn),
  route(askChange, ask),
  route(changeOptions, readOptions),
  route(answerChange, answering.answer),
  route(withdrawChange, answering.withdraw),
  route(saveOwnEntry, keepEntry),
  route(removeOwnEntry, removeEntry),
  route(ownFeeds, feeds.listFeeds),
  route(openFeed, feeds.open),
  route(revokeFeed, feeds.revoke),
  route(calendarFeed, feeds.serve),
  route(freeRooms, readFreeRooms),
  route(ownShares, sharing.listShares),
  route(openShare, sharing.open),
  route(acceptShare, sharing.accept),
  route(endShare, sharing.end),
  route(consoleChanges, listChanges),
  route(decideChange, decide),
  route(consoleTerms, listTerms),
  route(saveTerm, keepTerm),
  route(closeTerm, endTerm),
  route(savePeriods, keepPeriods),
  route(followDate, keepFollowed),
  route(consoleRooms, listRooms),
  route(saveRoom, keepRoom),
  route(consoleSections, listSections),
  route(saveSection, keepSection),
  route(courseChoices, listCourses),
  route(sectionRoster, readRoster),
  route(changeRoster, changeSectionRoster),
  route(consoleSlots, listSlots),
  route(findClashes, listClashes),
  route(saveSlot, keepSlot),
  route(removeSlot, takeOutSlot),
  route(scheduleTemplate, giveTemplate),
  route(startScheduleImport, imports.begin, imports.requireImporter),
  route(scheduleImports, imports.listAll),
  route(scheduleImport, imports.readOne),
  route(scheduleImportLines, imports.readLines),
  route(runScheduleImport, imports.run),
  route(cancelScheduleImport, imports.cancel),
  route(scheduleExport, giveExport),
]
