import { defineModule } from '../module.ts'

export const logsModule = defineModule({
  name: 'logs',
  after: ['audit', 'files', 'school', 'messages', 'people'],
})
