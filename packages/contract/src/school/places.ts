import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Titled } from './schools.ts'

export const Place = Titled.extend({
  id: Id,
  kind: z.enum(['gate', 'teaching', 'library', 'dormitory', 'canteen', 'office', 'sport', 'green', 'terminal']),
  latitude: z.number(),
  longitude: z.number(),
  outline: z.array(z.tuple([z.number(), z.number()])),
})
export type Place = z.infer<typeof Place>

export const campusPlaces = call({
  method: 'GET',
  path: '/my/campus/places',
  who: 'user',
  summary: 'The buildings and grounds of my school with their coordinates, from which the plan is drawn.',
  output: z.object({
    centre: z.tuple([z.number(), z.number()]),
    places: z.array(Place),
    /** Whether addresses beyond the campus can be searched, too. */
    completesAddresses: z.boolean(),
  }),
})
