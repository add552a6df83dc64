import { abilitiesFor, type PriceKind } from '@campus/contract/cloudprint/prices.ts'
import { nearbyTerminals, type Terminal } from '@campus/contract/terminals/terminals.ts'
import { useRead } from '../../../api/use-read.ts'

/** Those that can print such a sheet, whether or not they work this moment. */
export const ableTo = (sheet: PriceKind, terminals: readonly Terminal[]): readonly Terminal[] =>
  terminals.filter(({ abilities }) => abilitiesFor(sheet).every((ability) => abilities.includes(ability)))

/** The terminals of the school that can print such a sheet; undefined until they are known. */
export const useAbleTerminals = (sheet: PriceKind): readonly Terminal[] | undefined => {
  const { data } = useRead(nearbyTerminals, {}, { background: true, staleTime: 60_000 })
  return data && ableTo(sheet, data)
}
