import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'

export const Device = z.object({
  id: Id,
  name: z.string(),
  way: z.string(),
  network: z.string(),
  isThisOne: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
})

export const ownDevices = call({
  method: 'GET',
  path: '/my/devices',
  who: 'user',
  summary: 'List the devices on which I am logged in.',
  output: z.array(Device),
})

export const endDevice = call({
  method: 'POST',
  path: '/my/devices/{id}/end',
  who: 'user',
  summary: 'End my session on one device, at once.',
  proof: 'fresh',
  params: z.object({ id: Id }),
  output: Done,
})

export const endOtherDevices = call({
  method: 'POST',
  path: '/my/devices/end-others',
  who: 'user',
  summary: 'End my sessions on all devices but this one.',
  proof: 'fresh',
  output: z.object({ ended: z.number().int() }),
})
