import { defineModule } from '../module.ts'

export const registrationModule = defineModule({
  name: 'registration',
  after: ['account', 'academics', 'files', 'messages', 'people', 'school'],
})
