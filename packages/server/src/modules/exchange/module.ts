import { defineModule } from '../module.ts'

export const exchangeModule = defineModule({
  name: 'exchange',
  after: ['administration', 'academics', 'records'],
})
