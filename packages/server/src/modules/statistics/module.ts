import { defineModule } from '../module.ts'

export const statisticsModule = defineModule({
  name: 'statistics',
  after: ['audit', 'files', 'school', 'messages', 'people', 'logs'],
})
