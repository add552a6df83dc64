import { defineModule } from '../module.ts'
import { calendarUses } from './calendar-uses.extension.ts'
import { demo } from './demo.extension.ts'
import { endAppointments, exportAppointments } from './organisation/own-appointments.service.ts'
import { postUses } from './post-uses.extension.ts'
import { schoolRoutes } from './school.routes.ts'
import { addTexts } from './starter/add-texts.service.ts'

export const schoolModule = defineModule({
  name: 'school',
  after: ['audit', 'files'],
  routes: schoolRoutes,
  personalData: { appointments: exportAppointments },
  onAccountClosed: endAppointments,
  onSchoolCreated: (ctx, { id, name }) => addTexts(ctx, id, name),
  extensionPoints: [calendarUses, demo, postUses],
})
