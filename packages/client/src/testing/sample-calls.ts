import { call, Done } from '@campus/contract/call.ts'
import { z } from 'zod'

export const readGrade = call({
  method: 'GET',
  path: '/grades/{course}',
  who: 'user',
  summary: 'Read a grade.',
  params: z.object({ course: z.string() }),
  query: z.object({ year: z.number().optional(), kinds: z.array(z.string()).optional() }),
  output: z.object({ score: z.number() }),
})

export const buy = call({
  method: 'POST',
  path: '/orders',
  who: 'user',
  summary: 'Buy copies.',
  body: z.object({ copies: z.number() }),
  output: Done,
  idempotency: 'required',
})

export const look = call({ method: 'GET', path: '/openApi/look', who: 'public', summary: 'Look around.', output: Done })

export const enter = call({
  method: 'POST',
  path: '/openApi/enter',
  who: 'public',
  summary: 'Enter with a password.',
  body: z.object({ name: z.string(), password: z.string() }),
  sealed: ['password'],
  output: Done,
})
