import type { OutputOf } from '@campus/contract/call.ts'
import { consoleRooms } from '@campus/contract/schedule/console/rooms.ts'
import { consoleSections, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { consoleSlots } from '@campus/contract/schedule/console/slots.ts'
import { scheduleImport, scheduleImportLines, scheduleImports } from '@campus/contract/schedule/imports.ts'
import { timetableOf } from '@campus/contract/schedule/timetable.ts'
import { useFollowedImport } from '../../../../console/import/use-followed-import.ts'

export type PlanImport = OutputOf<typeof scheduleImport>

/** What it did can be seen in all of these. */
const changes = [scheduleImportLines, scheduleImports, consoleRooms, consoleSections, sectionRoster, consoleSlots, timetableOf]

export const useImport = (id: string) => useFollowedImport(scheduleImport, { id, topic: 'scheduleImport', changes })
