import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { addressInfo, distanceMetres, findAddresses } from '@campus/contract/school/distances.ts'
import type { campusPlaces, Place } from '@campus/contract/school/places.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { metresBetween, minutesOnFoot } from '../../../platform/ground-distance.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { MapPort, Point } from '../../../ports/map/map.ts'
import { titlesOf } from '../titles.ts'
import { isOnCampus, middleOf, nearestOf } from './distance.rules.ts'
import * as repository from './place.repository.ts'

export const listPlaces = async (ctx: CallerCtx): Promise<OutputOf<typeof campusPlaces>> => {
  const rows = await repository.listPlaces(ctx.sql, ctx.caller.schoolId)
  const places = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ...titlesOf(row),
    latitude: row.latitude,
    longitude: row.longitude,
    outline: row.outline as Place['outline'],
  }))
  const { latitude, longitude } = middleOf(places) ?? { latitude: 0, longitude: 0 }
  return { centre: [latitude, longitude], places, completesAddresses: ctx.services.map.completes }
}

/** How far each is in a straight line, the nearest first. */
export const nearestFirst = <Goal extends Point>(here: Point, goals: readonly Goal[]) =>
  goals
    .map((goal) => ({ ...goal, metres: metresBetween(here, goal) }))
    .map((goal) => ({ ...goal, walkingMinutes: minutesOnFoot(goal.metres) }))
    .toSorted((one, other) => one.metres - other.metres)

/** The service outside is paid by the request, so one person cannot use it up. */
const maxQuestionsPerMinute = 30

/** Asks the map service; a question too many or a failure out there means only that the school's own coordinates have to do. */
const askMap = async <Answer>(ctx: CallerCtx, question: (map: MapPort) => Promise<Answer | undefined>): Promise<Answer | undefined> => {
  const { count } = await countAttempt(ctx, `map:${ctx.caller.personId}`, 60)
  if (count > maxQuestionsPerMinute) return undefined
  try {
    return await question(ctx.services.map)
  } catch (error) {
    ctx.services.log.warn({ err: error }, 'the map service did not answer')
    return undefined
  }
}

export const describePoint = async (ctx: CallerCtx, point: InputOf<typeof addressInfo>): Promise<OutputOf<typeof addressInfo>> => {
  const nearest = nearestOf(point, await repository.listPlaces(ctx.sql, ctx.caller.schoolId))
  return {
    nearest: nearest
      ? { id: nearest.place.id, ...titlesOf(nearest.place), metres: nearest.metres, isOnCampus: isOnCampus(nearest.metres) }
      : null,
    address: (await askMap(ctx, (map) => map.addressOf(point))) ?? '',
  }
}

const maxFound = 10

export const completeAddress = async (
  ctx: CallerCtx,
  { text, ...near }: InputOf<typeof findAddresses>,
): Promise<OutputOf<typeof findAddresses>> => {
  const found = (await askMap(ctx, (map) => map.complete(text, near))) ?? []
  return found.slice(0, maxFound).map(({ name, address, latitude, longitude }) => ({ name, address, latitude, longitude }))
}

const goalOf = async (ctx: CallerCtx, given: InputOf<typeof distanceMetres>): Promise<Point> => {
  if (given.placeId) {
    const place = await repository.findPlace(ctx.sql, ctx.caller.schoolId, given.placeId)
    if (!place) throw refuse('not_found')
    return place
  }
  return { latitude: given.toLatitude ?? 0, longitude: given.toLongitude ?? 0 }
}

export const measureDistance = async (ctx: CallerCtx, given: InputOf<typeof distanceMetres>): Promise<OutputOf<typeof distanceMetres>> => {
  const goal = await goalOf(ctx, given)
  const walk = await askMap(ctx, (map) => map.walk(given, goal))
  if (walk) return { metres: walk.metres, way: 'walking', walkingMinutes: Math.ceil(walk.seconds / 60) }
  const metres = metresBetween(given, goal)
  return { metres, way: 'straight', walkingMinutes: minutesOnFoot(metres) }
}
