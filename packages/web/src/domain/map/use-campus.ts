import { loginInit } from '@campus/contract/school/login-page.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import { useMemo } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'

const oneHour = 3_600_000

/** The places of my school, and its map service if it has one; without one, or until it is known, the plan is drawn. */
export const useCampus = () => {
  const school = useSession('school')
  const read = useRead(campusPlaces, {}, { staleTime: oneHour })
  const page = useRead(loginInit, school ? { schoolId: school.id } : {}, { background: true, staleTime: oneHour })
  const centre = useMemo(() => (read.data ? { latitude: read.data.centre[0], longitude: read.data.centre[1] } : undefined), [read.data])
  return { read, centre, tiles: page.data?.map ?? null }
}
