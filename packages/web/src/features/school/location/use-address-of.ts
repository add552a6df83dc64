import { nameIn } from '@campus/contract/localized-name.ts'
import { addressInfo } from '@campus/contract/school/distances.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { type Point, sayDistance } from '../../../domain/map/distance.ts'
import { locationWords } from './words.ts'

/** What a point that has no name is called: its postal address, or on the campus the nearest place; undefined until it is known. */
export const useAddressOf = (point: Point | undefined): string | undefined => {
  const words = useWords(locationWords)
  const say = useSay()
  const language = useLanguage()
  const { latitude = 0, longitude = 0 } = point ?? {}
  const given = { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
  const { data } = useRead(addressInfo, given, { background: true, enabled: point !== undefined, staleTime: 300_000 })
  if (!point || !data) return undefined
  const { nearest, address } = data
  const near = nearest?.isOnCampus ? words.nearPlace(nameIn(nearest, language), say(sayDistance(nearest.metres))) : ''
  return [address, near].filter(Boolean).join(' · ') || undefined
}
