import { nameIn } from '@campus/contract/localized-name.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { CampusMap } from '../../../domain/map/campus-map.tsx'
import { type ChosenLocation, leaveChosenLocation } from '../../../domain/map/chosen-location.ts'
import type { Point } from '../../../domain/map/distance.ts'
import { findMe } from '../../../domain/map/find-me.ts'
import { PlaceList } from '../../../domain/map/place-list.tsx'
import { back } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import './location.css'
import { useCampus } from '../../../domain/map/use-campus.ts'
import { FoundAddresses } from './found-addresses.tsx'
import { useAddressOf } from './use-address-of.ts'
import { locationWords } from './words.ts'

interface Choice extends ChosenLocation {
  readonly placeId?: string
  /** A point that was picked: its name is looked up. */
  readonly isPoint?: boolean
}

export default function ChooseLocationScreen() {
  const words = useWords(locationWords)
  const language = useLanguage()
  const { purpose = 'any' } = useQueryOf(shellPaths.chooseLocation)
  const { read, centre, tiles } = useCampus()
  const [choice, setChoice] = useState<Choice>()
  const [here, setHere] = useState<Point>()
  const [typed, setTyped] = useState('')
  const address = useAddressOf(choice?.isPoint ? choice : undefined)

  const takeMine = async () => {
    try {
      const found = await findMe()
      setHere(found)
      setChoice({ name: words.whereIAm, ...found, isPoint: true })
    } catch {
      toast(words.noPosition, 'failure')
    }
  }

  const confirm = () => {
    if (!choice) return
    const { name, latitude, longitude } = choice
    leaveChosenLocation(purpose, { name: address ?? name, latitude, longitude })
    back()
  }

  return (
    <QueryView read={read}>
      {({ places, completesAddresses }) => (
        <div className="location">
          <div className="location-map">
            {centre && (
              <CampusMap
                label={words.map}
                places={places}
                centre={centre}
                tiles={tiles}
                marked={choice}
                onPick={(point) => setChoice({ name: words.pointOnMap, ...point, isPoint: true })}
              />
            )}
            <div className="location-choice">
              <p role="status">
                <span>{choice?.name ?? words.pickHint}</span>
                {address && <small>{address}</small>}
              </p>
              <Button onClick={takeMine}>{words.whereIAm}</Button>
              <Button color="primary" disabled={!choice} onClick={confirm}>
                {words.confirm}
              </Button>
            </div>
          </div>
          <PlaceList
            places={places}
            from={here}
            chosen={choice?.placeId}
            onChoose={(place) => setChoice({ ...place, name: nameIn(place, language), placeId: place.id })}
            onSearch={setTyped}
            more={
              completesAddresses && centre && <FoundAddresses typed={typed} near={here ?? centre} chosen={choice} onChoose={setChoice} />
            }
          />
        </div>
      )}
    </QueryView>
  )
}
