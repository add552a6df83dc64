import { defineModule } from '../module.ts'
import { calendarUses } from '../school/calendar-uses.extension.ts'
import { followCalendar } from './planning/apply-plan.service.ts'
import { scheduleRoutes } from './schedule.routes.ts'

export const scheduleModule = defineModule({
  name: 'schedule',
  after: ['academics', 'audit', 'messages', 'people', 'school'],
  routes: scheduleRoutes,
  provides: [calendarUses.give({ lessons: followCalendar })],
})
