import { defineModule } from '../module.ts'

export const recordsModule = defineModule({
  name: 'records',
  after: ['people', 'academics', 'logs'],
})
