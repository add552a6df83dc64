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
import { locationWords } from './words.ts'

interface Choice extends ChosenLocation {
  readonly placeId?: string
}

export default function ChooseLocationScreen() {
  const words = useWords(locationWords)
  const language = useLanguage()
  const { purpose = 'any' } = useQueryOf(shellPaths.chooseLocation)
  const { read, centre, tiles } = useCampus()
  const [choice, setChoice] = useState<Choice>()
  const [here, setHere] = useState<Point>()

  const takeMine = async () => {
    try {
      const found = await findMe()
      setHere(found)
      setChoice({ name: words.whereIAm, ...found })
    } catch {
      toast(words.noPosition, 'failure')
    }
  }

  const confirm = () => {
    if (!choice) return
    const { name, latitude, longitude } = choice
    leaveChosenLocation(purpose, { name, latitude, longitude })
    back()
  }

  return (
    <QueryView read={read}>
      {({ places }) => (
        <div className="location">
          <div className="location-map">
            {centre && (
              <CampusMap
                label={words.map}
                places={places}
                centre={centre}
                tiles={tiles}
                marked={choice}
                onPick={(point) => setChoice({ name: words.pointOnMap, ...point })}
              />
            )}
            <div className="location-choice">
              <p role="status">{choice?.name ?? words.pickHint}</p>
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
          />
        </div>
      )}
    </QueryView>
  )
}
