import { defineModule } from '../module.ts'

export const operationsModule = defineModule({
  name: 'operations',
  after: ['administration', 'audit'],
})
