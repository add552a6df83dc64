import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Titled } from './schools.ts'

const Latitude = z.coerce.number().min(-90).max(90)
const Longitude = z.coerce.number().min(-180).max(180)

export const addressInfo = call({
  method: 'GET',
  path: '/tcyApi/getAddressInfo',
  who: 'user',
  summary: 'Where a point is: the nearest place of my campus, and its postal address where a map service is configured.',
  query: z.object({ latitude: Latitude, longitude: Longitude }),
  output: z.object({
    nearest: Titled.extend({ id: Id, metres: z.number().int(), isOnCampus: z.boolean() }).nullable(),
    address: z.string(),
  }),
})

export const distanceMetres = call({
  method: 'GET',
  path: '/tcyApi/getDistanceMeter',
  who: 'user',
  summary:
    'The distance from a point to a place of my campus or to another point, in a straight line or on foot where a map service is configured.',
  query: z
    .object({
      latitude: Latitude,
      longitude: Longitude,
      placeId: Id.optional(),
      toLatitude: Latitude.optional(),
      toLongitude: Longitude.optional(),
    })
    .refine((given) => given.placeId !== undefined || (given.toLatitude !== undefined && given.toLongitude !== undefined), {
      message: 'required',
      path: ['placeId'],
    }),
  output: z.object({ metres: z.number().int(), way: z.enum(['straight', 'walking']), walkingMinutes: z.number().int() }),
})

export const findAddresses = call({
  method: 'GET',
  path: '/my/campus/addresses',
  who: 'user',
  summary: 'Addresses beyond the campus that a text may mean, the nearest first; none where no map service is configured.',
  query: z.object({ text: z.string().trim().min(2).max(60), latitude: Latitude, longitude: Longitude }),
  output: z.array(z.object({ name: z.string(), address: z.string(), latitude: z.number(), longitude: z.number() })),
})
